import type { SeedSchedule } from './types.ts'

type SeedPackage = Pick<SeedSchedule, 'projectTypeId' | 'projectId' | 'packageId'>

/** Where a tour belongs: package 101 … to project 4, and so on. */
const moniya500: SeedPackage = { projectTypeId: 1, projectId: 4, packageId: 101 }
const moniyaCorner: SeedPackage = { projectTypeId: 1, projectId: 4, packageId: 108 }
const moniyaStarter: SeedPackage = { projectTypeId: 1, projectId: 4, packageId: 112 }
const ewekoro300: SeedPackage = { projectTypeId: 1, projectId: 1, packageId: 102 }
const ewekoroHilltop: SeedPackage = { projectTypeId: 1, projectId: 1, packageId: 109 }
const adunni500: SeedPackage = { projectTypeId: 1, projectId: 2, packageId: 103 }
const emene: SeedPackage = { projectTypeId: 1, projectId: 5, packageId: 104 }
const rubochi450: SeedPackage = { projectTypeId: 1, projectId: 3, packageId: 105 }
const rubochi700: SeedPackage = { projectTypeId: 1, projectId: 3, packageId: 110 }
const cassava: SeedPackage = { projectTypeId: 2, projectId: 6, packageId: 201 }
const cashew: SeedPackage = { projectTypeId: 2, projectId: 6, packageId: 205 }
const greenhouse: SeedPackage = { projectTypeId: 2, projectId: 8, packageId: 202 }
const catfish: SeedPackage = { projectTypeId: 2, projectId: 8, packageId: 204 }
const oilPalm: SeedPackage = { projectTypeId: 2, projectId: 7, packageId: 203 }
const vegetables: SeedPackage = { projectTypeId: 2, projectId: 9, packageId: 206 }
const simawaBungalow: SeedPackage = { projectTypeId: 3, projectId: 10, packageId: 301 }
const simawaCarcass: SeedPackage = { projectTypeId: 3, projectId: 10, packageId: 305 }
const oribanwaTerrace: SeedPackage = { projectTypeId: 3, projectId: 11, packageId: 302 }
const pyakasaDuplex: SeedPackage = { projectTypeId: 3, projectId: 12, packageId: 303 }
const pyakasaVilla: SeedPackage = { projectTypeId: 3, projectId: 12, packageId: 307 }
const igwurutaDuplex: SeedPackage = { projectTypeId: 3, projectId: 13, packageId: 304 }

type Tour = Pick<SeedSchedule, 'fee' | 'time' | 'slots'> & { cancelled?: boolean }

function oneOff(id: number, pkg: SeedPackage, inDays: number, tour: Tour): SeedSchedule {
  return { cancelled: false, ...tour, ...pkg, id, inDays, recurrent: false, recurrentDay: null }
}

function every(
  id: number,
  pkg: SeedPackage,
  recurrentDay: NonNullable<SeedSchedule['recurrentDay']>,
  tour: Tour,
): SeedSchedule {
  return { cancelled: false, ...tour, ...pkg, id, inDays: null, recurrent: true, recurrentDay }
}

export const schedules: readonly SeedSchedule[] = [
  // Three times on one day and two on another: the form has to offer a choice. The journeys book the first time of the
  // second date. From Tuesday to Friday that is the first row; else it is a Saturday.
  oneOff(1, moniya500, 5, { fee: 0, time: '09:00', slots: 30 }),
  oneOff(2, moniya500, 5, { fee: 0, time: '12:00', slots: 18 }),
  oneOff(3, moniya500, 5, { fee: 0, time: '15:30', slots: 12 }),
  oneOff(4, moniya500, 26, { fee: 0, time: '09:00', slots: 18 }),
  every(5, moniya500, 'Saturday', { fee: 0, time: '10:00', slots: 30 }),
  oneOff(6, moniyaCorner, 12, { fee: 0, time: '11:00', slots: 6 }),
  every(7, ewekoro300, 'Saturday', { fee: 0, time: '09:00', slots: 24 }),
  oneOff(8, ewekoro300, 9, { fee: 0, time: '10:00', slots: 14 }),
  oneOff(9, adunni500, 7, { fee: 5_000, time: '08:30', slots: 14 }),
  oneOff(10, adunni500, 7, { fee: 5_000, time: '13:00', slots: 14 }),
  every(11, adunni500, 'Wednesday', { fee: 5_000, time: '09:00', slots: 10 }),
  oneOff(12, emene, 16, { fee: 2_000, time: '10:00', slots: 12 }),
  every(13, emene, 'Friday', { fee: 2_000, time: '14:00', slots: 8 }),
  // A single seat: the quickest way to see a tour fully booked.
  oneOff(14, rubochi450, 10, { fee: 3_000, time: '09:30', slots: 1 }),
  oneOff(15, rubochi700, 31, { fee: 3_000, time: '09:30', slots: 10 }),
  every(16, cassava, 'Thursday', { fee: 4_000, time: '08:00', slots: 16 }),
  oneOff(17, cassava, 20, { fee: 4_000, time: '08:00', slots: 20 }),
  oneOff(18, cashew, 34, { fee: 4_000, time: '08:00', slots: 20 }),
  every(19, greenhouse, 'All', { fee: 2_500, time: '10:00', slots: 4 }),
  every(20, greenhouse, 'All', { fee: 2_500, time: '14:30', slots: 4 }),
  oneOff(21, catfish, 3, { fee: 2_500, time: '09:00', slots: 10 }),
  oneOff(22, oilPalm, 45, { fee: 10_000, time: '07:30', slots: 22 }),
  every(23, oilPalm, 'Tuesday', { fee: 7_500, time: '08:00', slots: 8 }),
  oneOff(24, vegetables, 60, { fee: 8_000, time: '07:00', slots: 12 }),
  every(25, simawaBungalow, 'All', { fee: 0, time: '11:00', slots: 6 }),
  oneOff(26, simawaCarcass, 14, { fee: 0, time: '12:30', slots: 8 }),
  oneOff(27, oribanwaTerrace, 6, { fee: 0, time: '10:00', slots: 12 }),
  every(28, oribanwaTerrace, 'Sunday', { fee: 0, time: '14:00', slots: 15 }),
  every(29, pyakasaDuplex, 'Wednesday', { fee: 0, time: '11:00', slots: 8 }),
  oneOff(30, pyakasaVilla, 18, { fee: 10_000, time: '16:00', slots: 4 }),
  oneOff(31, igwurutaDuplex, 23, { fee: 2_000, time: '10:30', slots: 10 }),
  every(32, igwurutaDuplex, 'Monday', { fee: 2_000, time: '10:30', slots: 6 }),
  // Packages that can no longer be bought: cards say "Fully Booked".
  oneOff(33, ewekoroHilltop, 21, { fee: 0, time: '10:00', slots: 5 }),
  oneOff(34, moniyaStarter, 28, { fee: 0, time: '13:00', slots: 10 }),
  // Cancelled: a booking of it is refused.
  oneOff(35, adunni500, 40, { fee: 5_000, time: '09:00', slots: 14, cancelled: true }),
]
