/** Everything that makes a page an app. It starts once the page answers to presses. */

import { whenWorthItsData } from '#src/device/later/worth-its-data.ts'
import { askNow, watchConnection } from '#src/pwa/connection/ask-connection.ts'
import { currentTruth, reportConnection, watchAdapter } from '#src/pwa/connection/connection.ts'
import { onWorkerMessage } from '#src/pwa/connection/hear-worker.ts'
import { startTrafficMeter } from '#src/pwa/data-meter/traffic-meter.ts'
import { watchKept } from '#src/pwa/kept/kept-on-phone.ts'
import { watchOutbox } from '#src/pwa/outbox-status/outbox-watch.ts'
import { connectWorker } from '#src/pwa/worker/worker-bridge.ts'

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
