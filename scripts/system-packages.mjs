/** What tests need from the machine: a browser, and PostgreSQL if available. Debian's packages, through apt. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fail } from './install.mjs'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The path of a Chromium; installs Debian's if there is none and this process may. */
export function ensureBrowser() {
  const found = process.env.CHROME_PATH || inPath(BROWSERS)
  if (found) return found
  console.log('Installing Chromium (once) …')
  aptInstall(['chromium'])
  return (
    inPath(BROWSERS) ??
    fail(
      'Tests need a browser. Please install Chromium (on Debian: apt-get install chromium) or set CHROME_PATH.',
    )
  )
}

/** True when PostgreSQL's server programs are there. Without them their tests are skipped, and the run says so. */
export function ensurePostgres() {
  if (hasPostgres()) return true
  console.log('Installing PostgreSQL for the API tests (once) …')
  aptInstall(['postgresql'])
  return hasPostgres()
}

/** Firefox and WebKit, for the journeys in other engines. A missing one is skipped, and the run says so. */
export function ensureOtherEngines() {
  const wanted = { firefox: 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }
  const missing = () =>
    Object.entries(wanted).flatMap(([program, name]) => (inPath([program, name]) ? [] : name))
  if (missing().length > 0) {
    console.log(`Installing ${missing().join(', ')} for the journeys in other engines (once) …`)
    aptInstall(missing())
  }
  return missing()
}

/** Plain static hosts, for the tests of their files and the walk over HTTPS. A missing one is skipped, and the run says so. */
export function ensureHosts() {
  const wanted = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy', apache2: '/usr/sbin/apache2' }
  const missing = () => Object.keys(wanted).filter((name) => !isProgram(wanted[name]))
  if (missing().length > 0) {
    console.log(`Installing ${missing().join(', ')} for the tests of static hosts (once) …`)
    const hadNginx = !missing().includes('nginx')
    aptInstall(missing())
    if (!hadNginx) aptInstall(['libnginx-mod-http-brotli-static']) // not in every Debian: gzip is tested without it
  }
  return missing()
}

function hasPostgres() {
  try {
    return readdirSync('/usr/lib/postgresql').some((version) =>
      isProgram(`/usr/lib/postgresql/${version}/bin/initdb`),
    )
  } catch {
    return false // no such folder: not installed
  }
}

function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !inPath(['apt-get'])) return
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

function inPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram)
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
