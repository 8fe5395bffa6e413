import { expect, it } from 'vitest'
import { fileName } from './picture-file.ts'

it.each([
  ['Moniya Green 500', 'moniya-green-500.jpg'],
  ['../../etc/passwd', 'etc-passwd.jpg'],
  ['Ọ̀yọ́ "><script>', 'oyo-script.jpg'],
  ['…', 'adbond.jpg'],
])('%s becomes the file %s', (name, file) => expect(fileName(name)).toBe(file))
