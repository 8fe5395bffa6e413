import { type ParseArgsConfig, parseArgs } from 'node:util'
import { OfficeError } from './office-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * The words after `--`, at most `mostNames` of them without an option. If they are not understood, it throws the correct
 * way to write the command. Who cancels two bookings at once must not believe that both are cancelled.
 */
export function readArguments<const Given extends Options>(usage: string, options: Given, mostNames = 0) {
  try {
    const read = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true, strict: true })
    if (read.positionals.length <= mostNames) return read
  } catch {
    // said below
  }
  throw new OfficeError(usage)
}
