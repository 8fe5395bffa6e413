import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { guards } from './guards.ts'

const ROOT = path.join(import.meta.dirname, '../../..')

it.each(guards)(
  'the text of "$guard" stands once in $file, so that R21 can take it out',
  ({ file, text }) => {
    expect(readFileSync(path.join(ROOT, file), 'utf8').split(text)).toHaveLength(2)
  },
)
