import type { WipeMark } from '../data-folder/wipe-mark.ts'
import { OfficeError } from '../office/office-error.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { sqlState } from './retries.ts'

export type Erasing = {
  /**
   * Runs what deletes or changes rows of people, and returns its result. The number 0 and an OfficeError say that
   * nothing was erased, and so does a database that only reads.
   */
  erase: <Result>(work: () => Promise<Result>) => Promise<Result>
  /**
   * Clears the files of all that was erased since they were cleared, by an earlier process too. False when that failed:
   * it stays due.
   */
  wipeIfDue: () => Promise<boolean>
}

/**
 * The mark is set before rows are deleted and removed after the files were written anew. So whatever ends the process
 * in between, the next one knows (decision 161). One at a time: else one would remove the mark of another.
 */
export function erasing(mark: WipeMark, wipe: () => Promise<void>): Erasing {
  const inTurn = oneAtATime()
  return {
    erase: (work) =>
      inTurn(async () => {
        const wasDue = mark.isSet()
        const nothingErased = () => {
          if (!wasDue) mark.remove()
        }
        mark.set()
        try {
          const result = await work()
          if (result === 0) nothingErased()
          return result
        } catch (error) {
          const isFull = sqlState(error) === READ_ONLY
          if (isFull || error instanceof OfficeError) nothingErased()
          throw isFull ? new OfficeError(DISK_FULL, { cause: error }) : error
        }
      }),
    wipeIfDue: () =>
      inTurn(async () => {
        if (!mark.isSet()) return true
        try {
          await wipe()
          mark.remove()
          return true
        } catch (error) {
          console.error(stillDue(sqlState(error)))
          return false
        }
      }),
  }
}

/** Of a disk without room nothing can have been erased. */
const READ_ONLY = '25006'

const DISK_FULL =
  'The disk with the data is full: nothing was changed. Make room, and try again. A running server needs no restart.'

const stillDue = (code: string | null) =>
  `The files of the database could not be cleared of what was erased (${code ?? 'no room'}). It is tried again within six hours.`

/** A PostgreSQL server looks after its own files. */
export const erasingByItself: Erasing = { erase: (work) => work(), wipeIfDue: async () => true }
