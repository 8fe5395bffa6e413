import { expect, it } from 'vitest'
import { strangersIn, strangersInFile } from './container-settings.ts'

it('nothing is said of what compose itself, the database or the server in the container reads', () => {
  const lines = [
    '\ufeffPOSTGRES_PASSWORD=letters1',
    'POSTGRES_IMAGE=docker.io/library/postgres:17.7-bookworm',
    '',
    '# SAMPEL_DATA=0',
    ' export SAMPLE_DATA = 0',
    'BOOKINGS_PER_DAY: 500 # as the bus holds',
    'ALLOWED_ORIGINS="https://www.example.com?SITE=1"',
    'COMPOSE_PROJECT_NAME=land',
  ]
  expect(strangersIn(lines.join('\r\n'))).toEqual([])
})

it.each([
  ['SAMPEL_DATA', 'is no setting: is SAMPLE_DATA meant?'],
  ['sample_data', 'is no setting: is SAMPLE_DATA meant?'],
  ['BOOKING_PER_DAY', 'is no setting: is BOOKINGS_PER_DAY meant?'],
  ['POSTGRES_PASWORD', 'is no setting: is POSTGRES_PASSWORD meant?'],
  ['VITE_SITE_ULR', 'is no setting: is VITE_SITE_URL meant?'],
  ['VITE_SITE_URL', 'counts in .env alone, which the build reads'],
  ['PORT', 'is fixed in the container'],
  ['DATABASE_URL', 'is fixed in the container'],
  ['SEATS', 'is no setting'],
])('of %s in deploy/.env the owner is told that it %s', (name, words) =>
  expect(strangersIn(`LOG_LEVEL=warn\n${name}=1\n`)).toEqual([`deploy/.env: ${name} ${words}`]),
)

it('a file that is not there is no fault, and one that can not be read is', () => {
  expect(strangersInFile('build/host/no-such-file')).toEqual([])
  expect(strangersInFile('build/host')).toEqual([expect.stringContaining('build/host can not be read')])
})
