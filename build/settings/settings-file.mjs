/** `.env`, the owner's settings as a file (docs/owner.md). Plain JavaScript, like `scripts/install.mjs`. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import util from 'node:util'
import { fail, root } from '../../scripts/install.mjs'

/** Other projects of Vite have settings in these too: here one in them would be lost without a word. */
const NOT_READ = ['.env.local', '.env.production', '.env.production.local']

/** Puts the file's settings into this process, for all that it starts; what the environment says already wins. */
export function readSettingsFile() {
  for (const name of NOT_READ.filter((other) => existsSync(path.join(root, other))))
    console.warn(`${name} is not read: settings are in .env alone (docs/owner.md).`)
  const file = path.join(root, '.env')
  if (!existsSync(file)) return
  const text = readFileSync(file, 'utf8')
  if (text.includes('\0')) fail('.env must be saved as UTF-8.')
  const settings = util.parseEnv(text.replace(/^\uFEFF/, '')) // Editors of Windows begin with this mark.
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
}
