import { expect, it } from 'vitest'
import type { PackOnPhone } from '#contract/messages/pack-keeper.ts'
import type { PackNews } from '#contract/messages/pack-messages.ts'
import { packStage } from './pack-stage.ts'

const pack = (state: PackOnPhone['state']): PackOnPhone => ({
  packId: 'package-7',
  subject: {
    kind: 'package',
    id: '7',
    title: 'Seven',
    projectType: 'land',
    projectId: '4',
    packageIds: ['7'],
    address: '/projects/package/7',
  },
  state,
  bytes: 5,
  since: 1,
  completedAt: null,
  done: 2,
  total: 8,
  missed: 0,
  pictures: [],
})
const word = (state: PackNews['state'], reason: PackNews['reason'] = null): PackNews => ({
  kind: 'pack',
  packId: 'package-7',
  state,
  done: 3,
  total: 8,
  reason,
})

it.each<[string, PackOnPhone | null, PackNews | null, object]>([
  ['nothing', null, null, { stage: 'none' }],
  ['under way for the first time', null, word('keeping'), { stage: 'keeping', done: 3, total: 8 }],
  ['under way beats what the cache showed', pack('kept'), word('keeping'), { stage: 'keeping' }],
  ['no room even for the record', null, word('stopped', 'full'), { stage: 'unfinished', reason: 'full' }],
  [
    'broken off on an earlier visit',
    pack('unfinished'),
    null,
    { stage: 'unfinished', done: 2, reason: null },
  ],
  [
    'stopped',
    pack('unfinished'),
    word('stopped', 'asked'),
    { stage: 'unfinished', reason: 'asked', pack: pack('unfinished') },
  ],
  ['whole', pack('kept'), null, { stage: 'kept', reason: null }],
  [
    'whole, its update broke off',
    pack('kept'),
    word('stopped', 'offline'),
    { stage: 'kept', reason: 'offline' },
  ],
  ['thrown away', pack('evicted'), null, { stage: 'evicted' }],
  [
    'fetched again, broken off',
    pack('evicted'),
    word('stopped', 'offline'),
    { stage: 'unfinished', pack: null },
  ],
])('%s', (_, found, news, stage) => {
  expect(packStage(found, news)).toMatchObject(stage)
})
