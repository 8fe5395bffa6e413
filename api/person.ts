/**
 * `npm run person -- ada@example.com --show`: what is held about a person. `--erase` deletes it, `--set firstname=Ada`
 * corrects it. Where several people share the e-mail: `--name "Ada Obi"` for one of them, or `--everybody`.
 */
import * as v from 'valibot'
import { readArguments } from './office/arguments.ts'
import { askOffice } from './office/ask-office.ts'
import { type Correction, correctionSchema } from './office/correction.ts'
import { OfficeError } from './office/office-error.ts'
import { runCommand } from './office/run-command.ts'
import { warnOfBanner } from './office/warn-of-banner.ts'
import { readSettings } from './settings.ts'

const FIELDS = Object.keys(correctionSchema.entries).join(', ')
const USAGE = `Write: npm run person -- <e-mail> --show | --erase | --set <field>=<value> … [--name "<first> <last>" | --everybody] (fields: ${FIELDS})`

await runCommand(async () => {
  const options = {
    show: { type: 'boolean' },
    erase: { type: 'boolean' },
    set: { type: 'string', multiple: true },
    name: { type: 'string' },
    everybody: { type: 'boolean' },
  } as const
  const { values, positionals } = readArguments(USAGE, options, 1)
  const { show, erase, set, name, everybody } = values
  const [email] = positionals
  const asks = [show, erase, set].filter((ask) => ask !== undefined)
  if (!email || asks.length !== 1 || (everybody && name !== undefined)) throw new OfficeError(USAGE)
  const settings = readSettings(process.env)
  const who = { email, name, everybody }
  if (erase) return askOffice(settings, { ask: 'erase-person', who })
  if (set) return askOffice(settings, { ask: 'correct-person', who, correction: readCorrection(set) })
  warnOfBanner('-- <e-mail> --show > file.json')
  return askOffice(settings, { ask: 'show-person', who })
})

/** `['firstname=Ada']` → `{ firstname: 'Ada' }`, refused in the words of the forms. */
function readCorrection(settings: readonly string[]): Correction {
  const fields = settings.map((setting) => /^([^=]+)=(.*)$/s.exec(setting)?.slice(1) ?? [])
  if (fields.some(({ length }) => length === 0)) throw new OfficeError(USAGE)
  const read = v.safeParse(correctionSchema, Object.fromEntries(fields))
  if (read.success) return read.output
  throw new OfficeError(`${read.issues.map(({ message }) => message).join(' ')} ${USAGE}`)
}
