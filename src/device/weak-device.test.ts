import { expect, it } from 'vitest'
import { isWeakDevice } from './weak-device.ts'

it.each([
  ['an entry phone', { deviceMemory: 1, hardwareConcurrency: 4 }, true],
  ['half a gigabyte and many cores', { deviceMemory: 0.5, hardwareConcurrency: 8 }, true],
  ['a phone of some years ago', { deviceMemory: 2, hardwareConcurrency: 4 }, true],
  ['2 GB with eight cores', { deviceMemory: 2, hardwareConcurrency: 8 }, false],
  ['a small computer with two cores', { deviceMemory: 4, hardwareConcurrency: 2 }, false],
  ['a good phone', { deviceMemory: 8, hardwareConcurrency: 8 }, false],
  ['Safari, which tells cores only', { hardwareConcurrency: 2 }, false],
  ['a browser that tells nothing', {}, false],
])('%s: %s', (_, device, isWeak) => expect(isWeakDevice(device)).toBe(isWeak))
