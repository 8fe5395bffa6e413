import type { Pressable } from './pressables.ts'

export type Choice = {
  /** The part to press next: not yet pressed, and not one too many of its kind. */
  next: (found: readonly Pressable[]) => Pressable | undefined
  /** How many were left out because enough of their kind were pressed. */
  skipped: () => number
}

/**
 * The fourth heart of a list leads where the third led. Two choices with the same `ofKind` count together: the menu
 * of the fourth screen is the menu of the third.
 */
export function choosing(mostOfKind: number, ofKind = new Map<string, number>()): Choice {
  const chosen = new Set<string>()
  let skipped = 0
  const next = (found: readonly Pressable[]) => {
    for (const part of found) {
      if (chosen.has(part.key)) continue
      chosen.add(part.key)
      const before = ofKind.get(part.kind) ?? 0
      ofKind.set(part.kind, before + 1)
      if (before < mostOfKind) return part
      skipped += 1
    }
    return undefined
  }
  return { next, skipped: () => skipped }
}
