/** Everything that makes a page an app. It starts once the page answers to presses. */
import { askNow, watchConnection } from '#src/pwa/connection/ask-connection.ts'
import { currentTruth, reportConnection, watchAdapter } from '#src/pwa/connection/connection.ts'
import { startTrafficMeter } from '#src/pwa/data-meter/traffic-meter.ts'
import { watchOutbox } from '#src/pwa/outbox-status/outbox-watch.ts'
import { watchKept } from '#src/pwa/worker/kept-on-phone.ts'
import { connectWorker, onWorkerMessage } from '#src/pwa/worker/worker-bridge.ts'
import { whenWorthItsData } from '#src/pwa/worker/worth-its-data.ts'

export function startPwa(): void {
  watchAdapter()
  watchConnection()
  onWorkerMessage((message) => {
    if (message.kind === 'network') reportConnection(message.line, message.path, message.askedAt)
  })
  if (currentTruth() === 'silent') askNow() // a page that stands in for another knows no more than that
  whenWorthItsData(connectWorker)
  startTrafficMeter()
  watchOutbox()
  watchKept()
}
