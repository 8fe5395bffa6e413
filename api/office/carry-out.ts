import type { Erasing } from '../db/erasing.ts'
import type { Storage } from '../process/storage.ts'
import { cancelBooking } from './cancel-booking.ts'
import type { Command } from './command.ts'
import { correctPerson } from './correct-person.ts'
import { erasePerson } from './erase-person.ts'
import { findPerson } from './find-person.ts'
import { readApplications } from './read-applications.ts'
import { readBookings } from './read-bookings.ts'
import { listOf } from './table.ts'

/** Runs a command and returns the words for the office. Throws OfficeError when it cannot be done. */
export async function carryOut(
  { db, ...files }: Pick<Storage, 'db' | keyof Erasing>,
  command: Command,
  now: Date,
): Promise<string> {
  switch (command.ask) {
    case 'list-bookings':
      return listOf(await readBookings(db), command.format, 'No bookings yet.')
    case 'list-applications':
      return listOf(await readApplications(db), command.format, 'No applications yet.')
    case 'cancel-booking':
      return thenWipe(files, () => cancelBooking(db, command.reference))
    case 'show-person':
      return `${JSON.stringify(await findPerson(db, command.who), null, 2)}\n`
    case 'erase-person':
      return thenWipe(files, () => erasePerson(db, command.who, now))
    case 'correct-person':
      return thenWipe(files, () => correctPerson(db, command.who, command.correction))
  }
}

async function thenWipe({ erase, wipeIfDue }: Erasing, work: () => Promise<string>): Promise<string> {
  const done = erase(work)
  await done.catch(() => undefined) // a repeat finds nobody, and clears what the first one could not
  const isClear = await wipeIfDue()
  return (await done) + (isClear ? '' : STILL_IN_FILES)
}

const STILL_IN_FILES =
  'The files of the database may still hold what was there before. They are cleared within six hours, or at the next start.\n'
