import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { bookingRow, dataForTests } from '../../api/data-folder/data-for-tests.ts'
import { addressOf, runProgram } from '../../api/process/server-for-tests.ts'
import { bookOnFullDisk } from './loads/full-disk.ts'
import { copyHalf, filesOf, outcomeOf } from './loads/half-copy.ts'
import { recordRow } from './report/record.ts'
import { seeded } from './rig/seeded.ts'

const ROWS = 300
const HALF_COPIES = 30
const STARTS = 3
const SEED = 28
const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']

test('R28 a data folder in trouble is refused with a sentence, and loses no row', async () => {
  test.skip(process.getuid?.() !== 0, 'mounts and process namespaces need root')
  const data = await dataForTests(ROWS)
  const random = seeded(SEED)

  // Readable by others: as the first release left it, then as a running server leaves it.
  execFileSync('chmod', ['-R', 'a+rwX', data.made])
  chmodSync(data.around, 0o755)
  const asNobody = [
    '--reuid=65534',
    '--regid=65534',
    '--clear-groups',
    'find',
    data.made,
    '-type',
    'f',
    '-readable',
  ]
  const readable = () =>
    spawnSync('setpriv', asNobody, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean).length
  expect(readable(), 'nobody can look').toBeGreaterThan(0)
  const server = runProgram('server.ts', { DATA_DIR: data.made, SAMPLE_DATA: '0' }, [], CONTAINER)
  await addressOf(server)
  const open = readable()

  // A second server: through a link, and as process 1 of another container.
  const link = path.join(data.around, 'link')
  symlinkSync(data.made, link)
  let refusedStarts = 0
  for (let start = 0; start < STARTS; start += 1) {
    for (const [dataDir, through] of [
      [link, []],
      [data.made, CONTAINER],
    ] as const) {
      const second = runProgram('server.ts', { DATA_DIR: dataDir }, [], through)
      if ((await second.ended) === 1 && /^The data in \S+ is in use by process 1 on /.test(second.output())) {
        refusedStarts += 1
      }
    }
  }
  server.child.kill('SIGKILL')
  await server.ended

  // Interrupted copies of what a killed server left.
  const outcomes = { refused: 0, whole: 0, lost: 0 }
  const files = filesOf(data.made).filter((name) => !name.startsWith('media-cache'))
  for (let copy = 0; copy < HALF_COPIES; copy += 1) {
    const order = copy % 2 === 0 ? files : files.toSorted(() => random() - 0.5)
    const target = path.join(data.around, `half-${copy}`)
    copyHalf(data.made, target, order, Math.floor(random() * (files.length - 1)))
    outcomes[await outcomeOf(target, ROWS)] += 1
  }

  const full = await bookOnFullDisk(data.made, bookingRow)
  const whole = await outcomeOf(data.made, ROWS)
  data.remove()
  const lost = outcomes.lost + full.acknowledged - full.rows + (whole === 'whole' ? 0 : ROWS)
  const starts = STARTS * 2
  const ok = lost === 0 && open === 0 && refusedStarts === starts && outcomes.refused === HALF_COPIES
  await recordRow({
    id: 'R28',
    what: 'The data folder is private, of one process, and whole',
    how: `open to others; ${starts} second servers, through a link and in another process namespace; ${HALF_COPIES} broken copies, seed ${SEED}; a full disk`,
    figure: `${open} files readable by another account; ${refusedStarts} of ${starts} and ${outcomes.refused} of ${HALF_COPIES} refused with a sentence; full disk: ${full.rows} rows of ${full.acknowledged} acknowledged; ${lost} rows lost (first build: 998 files open, two processes sold at once, 5 of 5 rows gone)`,
    target: 'no file readable, refused every time, 0 rows lost',
    ok,
  })
  expect({ lost, open, refusedStarts, outcomes }).toEqual({
    lost: 0,
    open: 0,
    refusedStarts: starts,
    outcomes: { refused: HALF_COPIES, whole: 0, lost: 0 },
  })
  expect(ok).toBe(true)
})
