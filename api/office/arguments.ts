import { type ParseArgsConfig, parseArgs } from 'node:util'
import { OfficeError } from './office-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * The words after `--`, at most `mostNames` of them without an option. If they are not understood, it throws the correct
 * way to write the command. Who cancels two bookings at once must not believe that both are cancelled: of an option that
 * came twice `parseArgs` would keep the last.
 */
export function readArguments<const Given extends Options>(usage: string, options: Given, mostNames = 0) {
  try {
    const args = process.argv.slice(2)
    const read = parseArgs({ args, options, allowPositionals: true, strict: true, tokens: true })
    const single = read.tokens.flatMap((token) =>
      token.kind === 'option' && !options[token.name]?.multiple ? token.name : [],
    )
    if (read.positionals.length <= mostNames && new Set(single).size === single.length) return read
  } catch {
    // said below
  }
  throw new OfficeError(usage)
}
