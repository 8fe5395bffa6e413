import { describe, expect, it } from 'vitest'
import { filesToPrecache } from './files-to-precache.ts'

const entries = [
  { url: '/services', revision: 'new' },
  { url: '/faqs', revision: 'new' },
  { url: '/shells/any.html', revision: 'new' },
  { url: '/assets/core-Qx81bb_z.js', revision: null },
  { url: '/assets/faqs-aaaa-bbb.js', revision: null },
  { url: '/assets/fonts/figtree-v1.woff2', revision: null },
]
const wanted = (savesData: boolean, ...kept: string[]) =>
  filesToPrecache(entries, { savesData, kept }).map(({ url }) => url)

describe('what a phone keeps of a build', () => {
  it('is all of it', () => {
    expect(wanted(false)).toHaveLength(entries.length)
  })

  it('is the frame of any page while data is saved', () => {
    expect(wanted(true)).toEqual(['/shells/any.html'])
  })

  it('is, for an update while data is saved, what was visited before, in its new version', () => {
    const visited = [
      'https://site.example/services?__WB_REVISION__=old',
      'https://site.example/assets/core-DlqIGMgP.js',
      'https://site.example/assets/fonts/figtree-v1.woff2',
      'https://site.example/assets/gone-DlqIGMgP.js',
    ]
    expect(wanted(true, ...visited)).toEqual([
      '/services',
      '/shells/any.html',
      '/assets/core-Qx81bb_z.js',
      '/assets/fonts/figtree-v1.woff2',
    ])
  })
})
