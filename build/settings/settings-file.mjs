/** `.env`, the owner's settings as a file (docs/owner.md). Plain JavaScript, like `scripts/install.mjs`. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fail, root } from '../../scripts/install.mjs'

/** Other projects of Vite have settings in these too: here one in them would be lost without a word. */
const NOT_READ = ['.env.local', '.env.production', '.env.production.local']

/**
 * A line: nothing, a comment, or a setting. Without quotes a `#` would begin a comment in some places, and a quote ends
 * with the next of its kind. Node's own parser loses what stands behind, and takes `A= ` together with the next line.
 */
const LINE =
  /[ \t]*(?:#.*|(?:export )?([\w.-]+)[ \t]*=[ \t]*(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([^\s#"'`](?:[^\n#]*[^\s#])?))?(?:[ \t]*|[ \t]+#(?!\d).*))?(?:\n|$)/y

/** Puts the file's settings into this process, for all that it starts; what the environment says already wins. */
export function readSettingsFile() {
  for (const name of NOT_READ.filter((other) => existsSync(path.join(root, other))))
    console.warn(`${name} is not read: settings are in .env alone (docs/owner.md).`)
  const file = path.join(root, '.env')
  if (!existsSync(file)) return
  const text = textOf(file)
  if (text.includes('\0')) fail('.env must be saved as UTF-8.')
  const settings = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n') // Editors of Windows begin with this mark.
  const found = settingsIn(settings)
  if (found.get('DATABASE_URL') && statSync(file).mode & 0o077)
    console.warn('.env holds DATABASE_URL, and other accounts may read it: chmod 600 .env')
  for (const [name, value] of found) process.env[name] ??= value
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch ({ code }) {
    const { uid } = statSync(file)
    const isClosed = `.env may not be read by this account: run this as its own (sudo -u '#${uid}').`
    return fail(code === 'EACCES' ? isClosed : `.env cannot be read (${code}).`)
  }
}

/** In a value between double quotes `\n` is a new line. */
function settingsIn(text) {
  const settings = new Map()
  for (let at = 0; at < text.length; at = LINE.lastIndex) {
    LINE.lastIndex = at
    const found = LINE.exec(text)
    if (!found) fail(`.env, line ${text.slice(0, at).split('\n').length}: ${WRONG_LINE}`)
    const [, name, double, ...others] = found
    const value = double?.replaceAll('\\n', '\n') ?? others.find((one) => one !== undefined) ?? ''
    if (name) settings.set(name, value) // the last one counts
  }
  return settings
}

const WRONG_LINE =
  'it must read NAME=value. A value with a # or a quote in it stands between quotes of another kind.'
