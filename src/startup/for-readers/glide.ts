/**
 * Links glide, and the way to the footer in place of a menu that does not come. A field that takes the focus does not:
 * its first letters would be typed below the screen. A rule with `:has` would look through the whole page at each press.
 */
export function glide(): void {
  // Before the link's own handler leads to its part.
  for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, choose, true)
}

function choose({ type, target }: Event): void {
  const isFollowed = type === 'click' && target instanceof Element && target.closest('a, header')
  document.documentElement.style.scrollBehavior = isFollowed ? 'smooth' : ''
}
