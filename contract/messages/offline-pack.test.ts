import { describe, expect, it } from 'vitest'
import { packAddresses, parsePackPlan } from './offline-pack.ts'

const PLAN = {
  subject: {
    kind: 'package',
    id: '7',
    title: 'Moniya Green 500',
    projectType: 'land',
    projectId: '4',
    packageIds: ['7'],
    address: '/projects/package/7',
  },
  reads: ['/packages/view/7'],
  pictures: ['/media/gate.jpg?w=480', 'https://media.example/roped.jpg'],
  since: 1_000,
  bytes: 99,
}

describe('a plan of a pack', () => {
  it('is read as it was written, and all its addresses are whole', () => {
    const plan = parsePackPlan(PLAN)
    expect(plan).toEqual(PLAN)
    expect(plan && packAddresses(plan, 'https://site.example').pictures).toEqual([
      'https://site.example/media/gate.jpg?w=480',
      'https://media.example/roped.jpg',
    ])
  })

  it.each(['http://[', 'https://a b', 'https://'])(
    'with the picture %j is none: no page wrote it',
    (address) => {
      expect(parsePackPlan({ ...PLAN, pictures: [address] })).toBeNull()
    },
  )
})
