/** Debian's Firefox, headless, through WebDriver BiDi: a WebSocket of its own, so no driver is needed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Engine } from './engine.ts'

const PROGRAM = '/usr/bin/firefox-esr'
const START_TIMEOUT_MS = 150_000

/** Nothing that asks the network by itself. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.serviceWorkers.testing.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

export const hasFirefox = (): boolean => existsSync(PROGRAM)

type Running = { child: ChildProcess; send: Send; context: string; close: () => Promise<void> }
type Send = (method: string, params: object) => Promise<Record<string, unknown>>

export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'adbond-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  await writeFile(path.join(profile, 'user.js'), lines.join(''))
  let running = await run(profile)
  return {
    name: 'Firefox',
    async goto(url) {
      const navigate = () =>
        running.send('browsingContext.navigate', { context: running.context, url, wait: 'complete' })
      // Seen once in three runs on a loaded machine: Firefox by itself drops a navigation that a worker answers.
      await navigate().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error
        return navigate()
      })
    },
    async read(expression) {
      const { context, send } = running
      const answer = await send('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      })
      if (answer.type !== 'success') throw new Error(JSON.stringify(answer.exceptionDetails))
      return JSON.parse((answer.result as { value: string }).value)
    },
    async reopen() {
      await running.close()
      running = await run(profile)
    },
    async close() {
      await running.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function run(profile: string): Promise<Running> {
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(PROGRAM, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  })
  const socket = new WebSocket(`${await addressOf(child)}/session`)
  await once(socket, 'open')
  const send = commands(socket)
  await send('session.new', { capabilities: {} })
  const { context } = await send('browsingContext.create', { type: 'tab' })
  const close = async () => {
    const ended = once(child, 'exit')
    await send('browser.close', {})
    await ended
  }
  return { child, send, context: String(context), close }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firefox did not start')), START_TIMEOUT_MS)
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)))
    if (!child.stderr) throw new Error('Firefox has no output to read')
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}

/** Commands are numbered; an answer has the number of its command. */
function commands(socket: WebSocket): Send {
  const open = new Map<number, (answer: { type: string; result?: object; message?: string }) => void>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data))
    open.get(answer.id)?.(answer)
    open.delete(answer.id)
  })
  return (method, params) =>
    new Promise((resolve, reject) => {
      count += 1
      open.set(count, (answer) => {
        if (answer.type === 'success') resolve({ ...answer.result })
        else reject(new Error(`${method}: ${answer.message}`))
      })
      socket.send(JSON.stringify({ id: count, method, params }))
    })
}
