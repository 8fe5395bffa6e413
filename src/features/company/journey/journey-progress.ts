/**
 * How much of a tall part has been scrolled past, 0 to 1, in CSS pixels. `top` is its distance from the top of the
 * view. Null if it fits into the view, so that there is nothing to scroll past.
 */
export function journeyProgress(part: { top: number; height: number; view: number }): number | null {
  const travel = part.height - part.view
  if (travel <= 0) return null
  return Math.min(1, Math.max(0, -part.top / travel))
}
