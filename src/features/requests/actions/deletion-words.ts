import { deletion as words } from '#src/features/requests/copy.ts'
import type { RequestOnPhone } from '#src/features/requests/mutations.ts'
import { isArrived } from '#src/forms/live/arrived-alike.ts'

/** What deleting would lose, told beforehand. Deleting never cancels a request that has arrived. */
export function deletionWords({ state, mayHaveArrived }: Pick<RequestOnPhone, 'state' | 'mayHaveArrived'>) {
  return { ...words, text: textOf(state, mayHaveArrived) }
}

function textOf(state: RequestOnPhone['state'], mayHaveArrived: boolean): string {
  if (isArrived(state)) return words.receipt
  return mayHaveArrived ? words.mayHaveArrived : words.unsent
}
