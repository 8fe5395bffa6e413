/** `.env`, the owner's settings as a file (docs/owner.md). Plain JavaScript, like `scripts/install.mjs`. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import util from 'node:util'
import { fail, root } from '../../scripts/install.mjs'

/** Other projects of Vite have settings in these too: here one in them would be lost without a word. */
const NOT_READ = ['.env.local', '.env.production', '.env.production.local']

/**
 * A line that the parser reads whole: nothing, a comment, or a setting. Elsewhere a `#` begins a comment, and a quote
 * ends with the next of its kind. What stands behind would be lost without a word.
 */
const LINE =
  /[ \t]*(?:#.*|(?:export )?[\w.-]+[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|[^\s#"'`](?:[^\n#]*[^\s#])?)?(?:[ \t]*|[ \t]+#(?!\d).*))?(?:\n|$)/y

/** Puts the file's settings into this process, for all that it starts; what the environment says already wins. */
export function readSettingsFile() {
  for (const name of NOT_READ.filter((other) => existsSync(path.join(root, other))))
    console.warn(`${name} is not read: settings are in .env alone (docs/owner.md).`)
  const file = path.join(root, '.env')
  if (!existsSync(file)) return
  const text = readFileSync(file, 'utf8')
  if (text.includes('\0')) fail('.env must be saved as UTF-8.')
  const settings = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n') // Editors of Windows begin with this mark.
  refuseLoss(settings)
  for (const [name, value] of Object.entries(util.parseEnv(settings))) process.env[name] ??= value
}

function refuseLoss(text) {
  LINE.lastIndex = 0
  for (let at = 0; at < text.length; at = LINE.lastIndex) {
    if (!LINE.test(text)) fail(`.env, line ${text.slice(0, at).split('\n').length}: ${WRONG_LINE}`)
  }
}

const WRONG_LINE =
  'it must read NAME=value. A value with a # or a quote in it stands between quotes of another kind.'
