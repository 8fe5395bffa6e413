import type { Plugin } from 'vite'
import { withoutRules } from './without-rules.ts'

/** What `src/ui/carousel/swiper/swiper-slides.ts` sets. All other options have Swiper's default for ever. */
export const OPTIONS_SET = ['initialSlide', 'rewind', 'longSwipesRatio', 'focusableElements', 'speed', 'on']

/** Swiper writes these itself. */
const WRITTEN = ['direction', 'init']

/** Modules that we have not: neither their options nor they themselves are there. */
const OF_MODULES = ['freeMode', 'grid', 'virtual']
const MODULE = /\bswiper\.(?:virtual|grid|autoplay|zoom|navigation|pagination|thumbs|controller)\b(?! =)/g

const DEFAULT = /^ {4}(\w+): (false|true|null|undefined|-?[\d.]+|'[^']*'),\n/gm
const READ = /(?<![\w.'])(?:\w+\.)*params\.(\w+)\b/g

/** Methods that only those options call, or nobody. */
const UNCALLED = [
  ...['loop', 'breakpoints', 'grabCursor', 'updateAutoHeight', 'updateSlidesProgress', 'slideToLoop'],
  ...['slideToClickedSlide', 'slideToClosest', 'slideReset'],
]

/** Of the stylesheet: what only those options bring, and a colour that only they show. */
const STRANGE =
  /:root|:host|-(?:vertical|3d|css-mode|autoheight|watch-progress|lazy-preloader|invisible-blank)|@keyframes/
/** Also one that has others inside. */
const RULE = /([^{}]+)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

/** Swiper reads an option that we never set as its default, so that the minifier leaves out what others need. */
export const swiperAsWeUseIt: Plugin = {
  name: 'swiper-as-we-use-it',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('swiper/swiper.css')) {
      const left = withoutRules(code, STRANGE, RULE)
      if (left.length * 2 > code.length) this.error('swiper is not as this patch expects: its stylesheet')
      return { code: left, map: null }
    }
    if (!id.includes('swiper/shared/swiper-core')) return null
    const [, list] = /^const defaults = \{\n([\s\S]*?)^\};/m.exec(code) ?? []
    if (!list) this.error('swiper is not as this patch expects: its defaults were not found')
    const ours = new Set([...OPTIONS_SET, ...WRITTEN])
    const fixed = new Map(OF_MODULES.map((name) => [name, 'undefined']))
    for (const [, name = '', value = ''] of list.matchAll(DEFAULT))
      if (!ours.has(name)) fixed.set(name, value)
    let text = code.replace(READ, (read, name) => (fixed.has(name) ? `(${fixed.get(name)})` : read))
    text = text.replace(MODULE, 'undefined')
    for (const name of UNCALLED) {
      const method = RegExp(`^ {4}${name},\\n`, 'm')
      if (!method.test(text)) this.error(`swiper is not as this patch expects: ${name}`)
      text = text.replace(method, '')
    }
    const others = (name: string) => text.split(RegExp(`\\b${name}\\b`)).length - 2
    const isRead = (line: string, name: string) => (fixed.has(name) && others(name) === 0 ? '' : line)
    return { code: text.replace(list, (all) => all.replace(DEFAULT, isRead)), map: null }
  },
}
