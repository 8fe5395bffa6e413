import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mediaFileSchema } from '#contract/records/package.ts'
import { media as sampleMedia } from '../../../../api/db/seed/package-media.ts'
import { impressionNote, isImpression } from './impressions.ts'

const file = (fields: object) =>
  v.parse(mediaFileSchema, { url: 'https://owner.example/media/1.jpg', ...fields })
const photo = file({ description: 'The gate in March', filename: 'IMG_2041.jpg' })
const drawing = file({ description: 'Artist’s impression: the gate when it is built' })

test.each([
  ['a photograph', { description: 'The gate in March', filename: 'IMG_2041.jpg' }, false],
  ['a picture of which nothing is said', {}, false],
  ['a photograph that an artist took', { description: 'Photographed by an artist from Enugu' }, false],
  ['a description that says so', { description: "Artist's impression: the gate" }, true],
  ['… with the apostrophe of a typesetter', { description: 'The gate, artist’s impression' }, true],
  ['… without one', { description: 'Artists Impression of the gate' }, true],
  ['a file name that says so', { filename: 'gate-artist-impression-2.jpg' }, true],
  ['… in the words of a camera roll', { filename: 'GATE_ARTISTS_IMPRESSION.png' }, true],
])('%s', (_, fields, expected) => {
  expect(isImpression(file(fields))).toBe(expected)
})

test.each([
  ['nothing to show', [], null],
  ['photographs', [photo, photo], null],
  ['impressions', [drawing, drawing], 'Artist’s impression'],
  ['one among photographs', [photo, drawing, photo], 'Picture 2: artist’s impression'],
  ['some among photographs', [drawing, photo, drawing], 'Pictures 1, 3: artist’s impression'],
])('the note below %s', (_, media, note) => {
  expect(impressionNote(media)).toBe(note)
})

test('every file of the sample catalogue says that it is an impression: they are ours', () => {
  expect(sampleMedia.filter((record) => !isImpression(file(record)))).toEqual([])
})
