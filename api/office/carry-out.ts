import type { Database } from '../db/database.ts'
import type { Erasing } from '../db/erasing.ts'
import type { Storage } from '../process/storage.ts'
import { cancelBooking, cancelBookings } from './cancel-booking.ts'
import type { Command } from './command.ts'
import { correctPerson } from './correct-person.ts'
import { eraseApplications, erasePerson } from './erase.ts'
import { findOnePerson } from './find-person.ts'
import { type ListFormat, listOf } from './lists/table.ts'
import { amongApplications, amongBookings, idsOf, type Which, type WhichBookings } from './lists/which.ts'
import { readApplications } from './read-applications.ts'
import { readBookings } from './read-bookings.ts'

/** Runs a command and returns the words for the office. Throws OfficeError when it cannot be done. */
export async function carryOut(
  { db, ...files }: Pick<Storage, 'db' | keyof Erasing>,
  command: Command,
  now: Date,
): Promise<string> {
  switch (command.ask) {
    case 'list-bookings':
      return listBookings(db, command.format, command.which)
    case 'list-applications':
      return listApplications(db, command.format, command.which)
    case 'erase-applications':
      return thenWipe(files, () => eraseApplications(db, command.ids))
    case 'cancel-booking':
      return thenWipe(files, () => cancelBooking(db, command.reference))
    case 'cancel-bookings':
      return thenWipe(files, () => cancelBookings(db, command.which))
    case 'show-person':
      return `${JSON.stringify(await findOnePerson(db, command.who, 'shown'), null, 2)}\n`
    case 'erase-person':
      return thenWipe(files, () => erasePerson(db, command.who, now))
    case 'correct-person':
      return thenWipe(files, () => correctPerson(db, command.who, command.correction))
  }
}

async function listBookings(db: Database, format: ListFormat, which?: WhichBookings): Promise<string> {
  if (!which) return listOf(await readBookings(db), format, 'No bookings yet.')
  const some = await readBookings(db, amongBookings(which))
  const list = listOf(some, format, 'There is no such booking.')
  if (format === 'csv' || some.length === 0) return list
  // Between these ids others booked, on other days or for them, whom the list does not name.
  const { day, tourDay } = which
  const within = `${day ? ` --day ${day}` : ''}${tourDay ? ` --tour-day ${tourDay}` : ''}`
  return `${list}Bookings: ${some.length}. With --ids ${idsOf(some)}${within} --cancel these are cancelled.\n`
}

async function listApplications(db: Database, format: ListFormat, which?: Which): Promise<string> {
  if (!which) return listOf(await readApplications(db), format, 'No applications yet.')
  const some = await readApplications(db, amongApplications(which))
  const list = listOf(some, format, 'There is no such application.')
  if (format === 'csv' || some.length === 0) return list
  // Who applies after this list is not in it, so a day alone erases nothing.
  return `${list}Applications: ${some.length}. With --ids ${idsOf(some)} --erase those with these ids are erased.\n`
}

async function thenWipe({ erase, wipeIfDue }: Erasing, work: () => Promise<string>): Promise<string> {
  const done = erase(work)
  await done.catch(() => undefined) // a repeat finds nobody, and clears what the first one could not
  const isClear = await wipeIfDue()
  return (await done) + (isClear ? '' : STILL_IN_FILES)
}

const STILL_IN_FILES =
  'The files of the database may still hold what was there before. They are cleared within six hours, or at the next start.\n'
