import { describe, expect, it } from 'vitest'
import { addTraffic, type FetchedFile, trafficOf } from './traffic.ts'

const file = (name: string, transferSize: number, encodedBodySize: number): FetchedFile => ({
  name: `https://adbond.example${name}`,
  initiatorType: 'other',
  transferSize,
  encodedBodySize,
})
const fromNetwork = (name: string, bytes: number) => file(name, bytes + 300, bytes)
const copy = (name: string, bytes: number) => file(name, 0, bytes)

describe('what a visit cost and what copies saved', () => {
  it.each<[string, FetchedFile[], FetchedFile[], number, number]>([
    ['nothing at all', [], [], 0, 0],
    [
      'a first visit: all over the network',
      [fromNetwork('/a.js', 1_000), fromNetwork('/b.avif', 700)],
      [],
      2_300,
      0,
    ],
    ['a picture from the worker', [copy('/b.avif', 30_000)], [], 0, 30_000],
    [
      'a script from the worker, which the network would bring compressed',
      [copy('/a.js', 4_000)],
      [],
      0,
      1_000,
    ],
    [
      'a picture that the worker had to fetch for the page',
      [copy('/b.avif', 30_000)],
      [fromNetwork('/b.avif', 30_000)],
      30_300,
      0,
    ],
    ['what the worker keeps for later', [], [fromNetwork('/faqs', 11_000)], 11_300, 0],
    [
      'a refresh in the background that found nothing new',
      [copy('/c.jpg?w=320', 5_000)],
      [file('/api/v2/posts', 300, 0)],
      300,
      5_000,
    ],
    ['another origin that tells no sizes', [file('/d.jpg', 0, 0)], [], 0, 0],
  ])('%s', (_, page, worker, paid, saved) => {
    expect(trafficOf(page, worker)).toEqual({ paid, saved })
  })

  it('adds up over the pages of a visit', () => {
    expect(addTraffic({ paid: 1, saved: 2 }, { paid: 10, saved: 20 })).toEqual({ paid: 11, saved: 22 })
  })
})
