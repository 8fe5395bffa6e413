// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { tokensOf } from '#src/styles/tokens-for-tests.ts'
import { applyStoredTheme, chooseTheme, currentTheme } from './stored-theme.ts'

const [lightPaper, darkPaper] = [tokensOf('light').get('paper'), tokensOf('dark').get('paper')]

const barColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => meta.content)

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
  document.head.innerHTML = `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#000000">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000">`
})

describe('light and dark', () => {
  test('a choice is on the document at once and after the next start', () => {
    chooseTheme('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    delete document.documentElement.dataset.theme
    applyStoredTheme()
    expect(currentTheme()).toBe('dark')
  })

  test('system takes the choice back', () => {
    chooseTheme('light')
    chooseTheme('system')
    expect(document.documentElement.dataset.theme).toBeUndefined()
    applyStoredTheme()
    expect(currentTheme()).toBe('system')
  })

  test("the browser's bars have the colour of the paper, whatever the system says", () => {
    chooseTheme('dark')
    expect(barColours()).toEqual([darkPaper, darkPaper])
    chooseTheme('light')
    expect(barColours()).toEqual([lightPaper, lightPaper])
    chooseTheme('system')
    expect(barColours()).toEqual([lightPaper, darkPaper])
  })

  test('a damaged note counts as no choice', () => {
    localStorage.setItem('adbond-theme', 'purple')
    applyStoredTheme()
    expect(currentTheme()).toBe('system')
  })
})
