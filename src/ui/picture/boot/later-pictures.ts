/**
 * Pictures below the first screen wait for the first sign that somebody reads. With `loading=lazy` alone, Chromium
 * fetches pictures nearer than 1,250 px while the first picture is still loading. A visitor who leaves at once would
 * pay for those bytes. Afterwards `lazy` is enough. The rule that holds the pictures is in
 * src/styles/held-pictures.css; it shows them without scripts, and when this script does not come.
 */
import { firstSign } from '#src/device/boot/first-sign.ts'

const HELD = 'img[loading=lazy]'

export function holdPictures(): void {
  const { dataset } = document.documentElement
  dataset.pictures = 'held'
  const onScreen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) release(target)
  })
  const watch = (root: ParentNode) => {
    for (const image of root.querySelectorAll(HELD)) {
      const box = boxOf(image)
      onScreen.unobserve(box) // else nothing is told of a picture that comes anew where one was
      onScreen.observe(box)
    }
  }
  const arrivals = new MutationObserver((records) => {
    for (const { target } of records) watch(target as Element) // only parents have children
  })
  watch(document)
  arrivals.observe(document, { childList: true, subtree: true })
  void firstSign.then(() => {
    dataset.pictures = 'free'
    onScreen.disconnect()
    arrivals.disconnect()
  })
}

/** Marks its place while the picture itself is moved away. */
const boxOf = (image: Element): Element => (image.closest('picture') ?? image).parentElement ?? image

function release(box: Element): void {
  for (const image of box.querySelectorAll<HTMLElement>(HELD)) image.dataset.near = ''
}
