import type { Post } from '#contract/records/post.ts'

export const PICKED_FROM = 10 // decision E4: one page of ten posts

/**
 * The post of the day. The pick looks random (spec §2), but stays the same until midnight in Lagos on every phone with
 * the same posts, also offline (decision E4). Every post draws a lot from the day and its own id, and the highest wins.
 * So a post published at noon, or another order, changes the pick only if the new one wins. `day` is `Y-m-d`.
 */
export function editorialPick<T extends Pick<Post, 'id'>>(posts: readonly T[], day: string): T | null {
  let pick: T | null = null
  let highest = -1
  for (const post of posts.slice(0, PICKED_FROM)) {
    const lot = lotOf(`${day} ${post.id}`)
    if (lot > highest) [pick, highest] = [post, lot]
  }
  return pick
}

/** FNV-1a with a final mix; otherwise neighbouring days would draw neighbouring lots. Unsigned, 32 bits. */
function lotOf(text: string): number {
  let lot = 0x811c9dc5
  for (const character of text) lot = Math.imul(lot ^ (character.codePointAt(0) ?? 0), 0x01000193)
  lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b)
  lot = Math.imul(lot ^ (lot >>> 13), 0xc2b2ae35)
  return (lot ^ (lot >>> 16)) >>> 0
}
