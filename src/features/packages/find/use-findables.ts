import { useEffect, useMemo, useState } from 'react'
import type { Findable } from './rules/findable.ts'
import { canBeMadeAtOnce, madeAtOnce, madeInTurns, type Source } from './rules/made-in-turns.ts'

export type { Source }

type Made = { from: readonly Source[]; findables: readonly Findable[] }

const NONE: Made = { from: [], findables: [] }

/** What was made last, by lines: who comes back finds the list at its old length. */
const lastMade = new Map<string, Made>()

/** What the search compares. Thousands are made in turns; until then it has those of before. */
export function useFindables(sources: readonly Source[]): {
  findables: readonly Findable[]
  isMaking: boolean
} {
  const lines = [...new Set(sources.map(({ type }) => type))].join()
  const isSmall = canBeMadeAtOnce(sources)
  const atOnce = useMemo(() => (isSmall ? madeAtOnce(sources) : null), [isSmall, sources])
  const [made, setMade] = useState<Made>(() => lastMade.get(lines) ?? NONE)
  useEffect(() => {
    if (isSmall) return undefined
    let isWanted = true
    const make = async () => {
      const findables = await madeInTurns(sources, () => isWanted)
      if (!findables) return
      lastMade.set(lines, { from: sources, findables })
      setMade({ from: sources, findables })
    }
    void make()
    return () => {
      isWanted = false
    }
  }, [isSmall, lines, sources])
  return atOnce
    ? { findables: atOnce, isMaking: false }
    : { findables: made.findables, isMaking: made.from !== sources }
}
