import { expect, test } from 'vitest'
import { chooseVoice } from './choose-voice.ts'

const voice = (lang: string, more: object = {}) => ({ lang, localService: true, default: false, ...more })

test.each([
  ['the nearest English', [voice('en-US'), voice('en-GB'), voice('en_NG')], 'en_NG'],
  [
    'one on the phone before one of the internet',
    [voice('en-NG', { localService: false }), voice('en-US')],
    'en-US',
  ],
  ['one of the internet where there is no other', [voice('en-GB', { localService: false })], 'en-GB'],
  ['the default among equals', [voice('en-US'), voice('en-US-x', { default: true })], 'en-US-x'],
  ['none that speaks no English', [voice('fr-FR'), voice('yo-NG')], undefined],
  ['none', [], undefined],
])('%s', (_, voices, lang) => {
  expect(chooseVoice(voices)?.lang).toBe(lang)
})
