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
  { db, wipeErased }: Pick<Storage, 'db' | 'wipeErased'>,
  command: Command,
  now: Date,
): Promise<string> {
  switch (command.ask) {
    case 'list-bookings':
      return listOf(await readBookings(db), command.format, 'No bookings yet.')
    case 'list-applications':
      return listOf(await readApplications(db), command.format, 'No applications yet.')
    case 'cancel-booking':
      return thenWipe(cancelBooking(db, command.reference), wipeErased)
    case 'show-person':
      return `${JSON.stringify(await findPerson(db, command.email), null, 2)}\n`
    case 'erase-person':
      return thenWipe(erasePerson(db, command.email, now), wipeErased)
    case 'correct-person':
      return thenWipe(correctPerson(db, command.email, command.correction), wipeErased)
  }
}

async function thenWipe(done: Promise<string>, wipeErased: () => Promise<void>): Promise<string> {
  const words = await done
  await wipeErased()
  return words
}
