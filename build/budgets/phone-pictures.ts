/** Which file of each picture a phone of 412 CSS pixels at 1.75 fetches, by the page's own `srcset` and `sizes`. */

import { fileOf } from './built-files.ts'

const PHONE_WIDTH = 412
const PHONE_DENSITY = 1.75

export type PhonePicture = { file: string; isFirst: boolean }

/** Sources for wider windows and formats after AVIF are skipped, as the phone skips them. */
export function phonePictures(html: string): PhonePicture[] {
  return [...html.matchAll(/<picture[^>]*>([\s\S]*?)<\/picture>/g)].map(([, inside = '']) => {
    const sources = [...inside.matchAll(/<source[^>]*>/g)].map(([tag]) => tag)
    const source = sources.find((tag) => tag.includes('image/avif') && !/media="\(min-width/.test(tag))
    const file = source && candidate(attribute(source, 'srcset'), attribute(source, 'sizes'))
    if (!file) throw new Error(`A picture without a source for a phone: ${inside.slice(0, 200)}`)
    return { file: fileOf(file), isFirst: /fetchpriority="high"/i.test(inside) }
  })
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''

/** The smallest that is wide enough, otherwise the widest. */
function candidate(srcset: string, sizes: string): string | undefined {
  const needed = slotWidth(sizes) * PHONE_DENSITY
  const files = srcset
    .split(',')
    .map((entry) => entry.trim().split(' '))
    .map(([file = '', width = '']) => ({ file, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width)
  return (files.find(({ width }) => width >= needed) ?? files.at(-1))?.file
}

/** The last size has no condition: it is the one for narrow windows. */
function slotWidth(sizes: string): number {
  const [, amount, unit] = /([\d.]+)(vw|px)$/.exec(sizes.trim()) ?? []
  if (!amount) throw new Error(`A size that is neither vw nor px: ${sizes}`)
  return unit === 'px' ? Number(amount) : (Number(amount) / 100) * PHONE_WIDTH
}
