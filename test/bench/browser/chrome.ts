/** A Chromium of its own for Lighthouse, which talks to it through a port. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { BROWSER_ARGS } from '../../playwright.config.ts'

export type Chrome = { port: number; close: () => Promise<void> }

export async function startChrome(program: string): Promise<Chrome> {
  const profile = await mkdtemp(path.join(tmpdir(), 'adbond-chrome-'))
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(program, [...BROWSER_ARGS, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(browser, 'exit')
  const port = await new Promise<number>((resolve, reject) => {
    browser.once('exit', (code) => reject(new Error(`Chromium ended with ${code}`)))
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const said = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1]
      if (said) resolve(Number(said))
    })
  })
  return {
    port,
    close: async () => {
      browser.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
