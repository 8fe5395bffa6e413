import { describe, expect, test } from 'vitest'
import { readUrlParam, withUrlParam } from './use-url-param.ts'

const TABS = ['land', 'agro', 'home'] as const

describe('a choice in the address', () => {
  test.each([
    [null, 'land'],
    ['', 'land'],
    ['agro', 'agro'],
    ['home', 'home'],
    ['HOME', 'land'],
    ['castle', 'land'],
    ['<script>', 'land'],
    ['toString', 'land'],
  ])('%s means %s', (text, value) => {
    expect(readUrlParam(text, TABS)).toBe(value)
  })

  test('changes alone', () => {
    const query = new URLSearchParams('utm=x&scheduleTab=land&page=2')
    expect(withUrlParam(query, 'scheduleTab', 'agro').toString()).toBe('utm=x&scheduleTab=agro&page=2')
    expect(query.get('scheduleTab')).toBe('land')
  })
})
