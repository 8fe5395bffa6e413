import { type ParseArgsConfig, parseArgs } from 'node:util'
import { OfficeError } from './office-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** The words after `--`. If they are not understood, it throws the correct way to write the command. */
export function readArguments<const Given extends Options>(usage: string, options: Given) {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true, strict: true })
  } catch {
    throw new OfficeError(usage)
  }
}
