/** Debian's WebKitGTK, the nearest thing to an iPhone, through its WebDriver under a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../ports/free-port.ts'
import type { Engine } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const LIBRARIES = '/usr/lib'
const START_TRIES = 1_500

/** Debian keeps the browser with the library, in a folder per machine type. */
function browserPath(): string | undefined {
  return readdirSync(LIBRARIES)
    .map((folder) => path.join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file))
}

export const hasWebKit = (): boolean =>
  existsSync(DRIVER) && existsSync(SCREEN) && browserPath() !== undefined

/** Under automation WebKitGTK forgets everything when it ends, so `reopen` closes the window and opens another one. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await displayOf(screen)
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // Its sandbox needs rights that a container's root does not have.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  })
  const call = caller(`http://127.0.0.1:${port}`)
  await untilReady(call)
  const options = { binary: browserPath(), args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string }
  const session = `/session/${sessionId}`
  await call('POST', `${session}/timeouts`, { script: 150_000, pageLoad: 150_000 })
  return {
    name: 'WebKit',
    async goto(url) {
      await call('POST', `${session}/url`, { url })
    },
    async read(expression) {
      const script = `const done = arguments[0]; (async () => (await (${expression})) ?? null)().then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })))`
      const answer = JSON.parse(String(await call('POST', `${session}/execute/async`, { script, args: [] })))
      if ('error' in answer) throw new Error(answer.error)
      return answer.value
    },
    async reopen() {
      const old = await call('GET', `${session}/window`)
      const { handle } = (await call('POST', `${session}/window/new`, { type: 'window' })) as {
        handle: string
      }
      await call('POST', `${session}/window`, { handle: old })
      await call('DELETE', `${session}/window`)
      await call('POST', `${session}/window`, { handle })
    },
    async close() {
      await call('DELETE', session).catch(() => undefined) // the driver ends below, whatever the browser says
      await end(driver)
      await end(screen)
    },
  }
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>

function caller(base: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(base + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
}

async function untilReady(call: Call): Promise<void> {
  for (let attempt = 0; attempt < START_TRIES; attempt += 1) {
    if (
      await call('GET', '/status').then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not start')
}

/** Xvfb picks a free number and writes it to the descriptor it was given. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const pipe = screen.stdio[3]
  if (!pipe) throw new Error('Xvfb has no descriptor to write to')
  const [number] = await once(pipe, 'data')
  return `:${String(number).trim()}`
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
