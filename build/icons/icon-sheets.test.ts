import { expect, it } from 'vitest'
import { iconSheets } from './icon-sheets.ts'

const sheets = iconSheets('src', () => true)
const sheetOf = (icon: string) => sheets.find(({ icons }) => icons.includes(icon))?.name

it.each([
  ['the frame', 'equals moon facebook-logo caret-down', ['']],
  [
    'a line',
    'magnifying-glass arrows-down-up sliders-horizontal circle check-circle-fill calendar-check',
    [''],
  ],
  ['the site tour', 'arrow-down circle calendar-check plus', ['']],
  ['the hub', 'magnifying-glass', ['']],
  ['a package', 'arrow-left caret-left minus newspaper pause-fill plus seal-percent share-network', ['']],
  ['the search', 'magnifying-glass bell-ringing calendar-blank ruler stack van', ['', 'screens']],
  ['a post', 'arrow-left chat-circle heart share-network', ['', 'screens']],
  ['the outbox', 'hourglass-medium seal-check trash tray', ['', 'screens']],
  ['the questions', 'plus chat-circle-text whatsapp-logo', ['', 'screens']],
  ['who we are', 'arrow-up-right pause play-fill', ['', 'screens']],
  ['the virtual team', 'arrow-down clock hand-heart shield-check trend-up wallet', ['', 'company']],
  ['the menu and a dialog', 'x', ['more']],
])('the icons that %s draws before a press come from as few pictures as may be', (_, icons, wanted) => {
  expect([...new Set(icons.split(' ').map(sheetOf))].sort()).toEqual(wanted)
})

it('has each icon once', () => {
  const all = sheets.flatMap(({ icons }) => icons)
  expect(all).toHaveLength(new Set(all).size)
})

it('stops a build whose source draws a listed icon no more', () => {
  expect(() => iconSheets('contract', () => true)).toThrow('Nothing draws arrow-down')
})
