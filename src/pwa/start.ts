/** Everything that makes a page an app, started once it answers to presses. */
import { askNow, watchLine } from './ask-line.ts'
import { currentTruth, noteLine, watchAdapter } from './connection.ts'
import { watchKept } from './kept-on-phone.ts'
import { watchOutbox } from './outbox-watch.ts'
import { startTrafficMeter } from './traffic-meter.ts'
import { connectWorker, onWorkerMessage } from './worker-bridge.ts'
import { whenWorthItsData } from './worth-its-data.ts'

export function startPwa(): void {
  watchAdapter()
  watchLine()
  onWorkerMessage((message) => {
    if (message.kind === 'network') noteLine(message.line, message.path, message.askedAt)
  })
  if (currentTruth() === 'silent') askNow() // a page that stands in for another knows no more than that
  whenWorthItsData(connectWorker)
  startTrafficMeter()
  watchOutbox()
  watchKept()
}
