/** Calls `work` once the last drawing is on the screen. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work)
  })
  return () => cancelAnimationFrame(frame)
}

/** The same for what changes the address: nothing is changed for a page that was left meanwhile. */
export function afterPaintHere(work: () => void): void {
  const { pathname } = location
  afterPaint(() => {
    if (location.pathname === pathname) work()
  })
}
