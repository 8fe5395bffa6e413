import { existsSync } from 'node:fs'

export const PARTS = [
  'bytes',
  'paint',
  'pwa',
  'slow',
  'worlds',
  'repeat',
  'routes',
  'forms',
  'presses',
  'manypresses',
  'lists',
  'scale',
  'api',
  'growth',
] as const
export type Part = (typeof PARTS)[number]

/** What the bench tells under a heading of its own. */
export type Section = Part | 'peers'

export type Peer = { name: string; at: { url: string } | { folder: string } }

export type Options = {
  runs: number
  /** null = every route. */
  routes: string[] | null
  parts: readonly Part[]
  peers: Peer[]
}

export const USAGE = `npm run bench -- [--runs=5] [--routes=/,/faqs] [--only=${PARTS.join(',')}] [NAME=URL|FOLDER …]`

/** Throws with a sentence for a person. */
export function readOptions(args: readonly string[]): Options {
  const options: Options = { runs: 5, routes: null, parts: PARTS, peers: [] }
  for (const argument of args) {
    const [, name = '', text = ''] = /^([^=]+)=(.+)$/.exec(argument) ?? []
    if (name === '--runs') options.runs = wholeNumber(text)
    else if (name === '--routes') options.routes = text.split(',')
    else if (name === '--only') options.parts = text.split(',').map(asPart)
    else if (name && !name.startsWith('--')) options.peers.push(peer(name, text))
    else throw new Error(`"${argument}" is not understood. ${USAGE}`)
  }
  return options
}

function wholeNumber(text: string): number {
  const runs = Number(text)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be 1 or more, not "${text}".`)
  return runs
}

function asPart(text: string): Part {
  const part = PARTS.find((name) => name === text)
  if (!part) throw new Error(`"${text}" is no part of the bench: ${PARTS.join(', ')}.`)
  return part
}

function peer(name: string, text: string): Peer {
  if (/^https?:\/\//.test(text)) return { name, at: { url: text } }
  if (!existsSync(text)) throw new Error(`${name}: there is no folder ${text}.`)
  return { name, at: { folder: text } }
}
