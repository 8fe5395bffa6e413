const OFFSET_PX = 140 // spec §2

type Part = { amount: number | undefined; heightPx: number; viewPx: number }

/**
 * When a part counts as in view: once it is 140 px inside, or once a share of it is. For a part much taller than the
 * view that share would never fit, and the part would stay hidden. For those, half a view is enough.
 */
export function revealThreshold({ amount, heightPx, viewPx }: Part): IntersectionObserverInit {
  if (amount === undefined) return { rootMargin: `0px 0px -${OFFSET_PX}px 0px` }
  return { threshold: heightPx > 0 ? Math.min(amount, viewPx / 2 / heightPx) : 0 }
}
