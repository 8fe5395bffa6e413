import { expect, it } from 'vitest'
import { lostAudits } from './lighthouse.ts'

it('names the audits that cost points, and no advice', () => {
  const audits = {
    'color-contrast': { score: 0, scoreDisplayMode: 'binary' },
    'bf-cache': { score: 0, scoreDisplayMode: 'binary' },
    'document-title': { score: 1, scoreDisplayMode: 'binary' },
    'speed-index': { score: 0.4, scoreDisplayMode: 'numeric' },
  }
  const weighed = ['color-contrast', 'document-title', 'speed-index', 'skipped'].map((id) => ({
    id,
    weight: 1,
  }))
  const categories = { all: { auditRefs: [...weighed, { id: 'bf-cache', weight: 0 }] } }
  expect(lostAudits(audits, categories)).toEqual(['color-contrast'])
})
