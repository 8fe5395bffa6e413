/**
 * Classes as pages and scripts carry them: `inline-flex` is `c`. A tenth of each page was their names (decision 196).
 * `class-names.txt` has a name a line, the most frequent first, and its line decides what it is called. So no line
 * ever moves or goes. A new class is written at the end, and has its long name until then.
 */
import { readFileSync } from 'node:fs'
import { type Plugin, parseAst } from 'vite'

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SECOND = `${FIRST}0123456789`

/** Ad blockers hide what begins with the first; the second is an icon's own name. */
const BLOCKED = /^ad|^i-ph-x$/i

/** Words that are classes as they are. Any other word beside a short class is a sentence, and stops the build. */
const PLAIN = new Set(
  (
    'absolute accordion apart benefit block blur bolder capitalize card container contents eyebrow field fixed flex grid ' +
    'group grow hidden inline invisible italic lead line marquee me my pale panel pb price prose pulse relative resize ring ' +
    'rounded section shrink skeleton sticky swiper tab tag thumb thumbs truncate underline'
  ).split(' '),
)
/** Rules find all icons by this part (src/styles/icons.css). */
const ICON = /^i-ph-/
const LOOKS_LIKE_A_CLASS = /[-:[/]/

const names = readFileSync(new URL('./class-names.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

function* shortNames(start = ''): Generator<string, undefined> {
  for (const second of ['', ...SECOND]) {
    for (const first of FIRST) {
      const name = start + first + second
      if (!BLOCKED.test(name)) yield name
    }
  }
}

const short = new Map<string, string>()
const [ofClasses, ofIcons] = [shortNames(), shortNames('i-ph-')]
for (const name of names) {
  const { value } = (ICON.test(name) ? ofIcons : ofClasses).next()
  if (!value || short.has(name)) throw new Error(`build/styles/class-names.txt: no short name for ${name}`)
  short.set(name, value)
}

/** Of a rule. After the rules were put in their order, which must be that of the long names. */
export const shortenSelector = (selector: string): string =>
  selector.replace(CLASS, (whole, escaped: string) => {
    const name = short.get(escaped.replaceAll(/\\([\da-f]{1,6}) /gi, asCharacter).replaceAll(/\\(.)/g, '$1'))
    return name ? `.${name}` : whole
  })

type Stylesheet = { walkRules: (each: (rule: { selector: string }) => void) => void }

const shortRules = {
  postcssPlugin: 'short-classes',
  OnceExit(sheet: Stylesheet) {
    sheet.walkRules((rule) => {
      rule.selector = shortenSelector(rule.selector)
    })
  },
}

const CLASS = /\.((?:\\[\da-f]{1,6} |\\.|[\w-])+)/gi
const asCharacter = (_: string, code: string) => String.fromCodePoint(Number.parseInt(code, 16))

/**
 * The classes of a text that names nothing else. `isCut`: whether its first and last words go on in an expression.
 * Throws where a short class stands among other words, or in a selector: only a list of classes may be rewritten.
 */
export function shorten(text: string, isCut: readonly [boolean, boolean] = [false, false]): string {
  const parts = text.split(/(\s+)/)
  const isWhole = (index: number) => !(isCut[0] && index === 0) && !(isCut[1] && index === parts.length - 1)
  const words = parts.filter((part, index) => part.trim() && isWhole(index))
  const selected = [...text.matchAll(CLASS)].find(([, name = '']) => short.has(name))
  if (selected) throw new Error(`No build has “${selected[0]}”: ${text}`)
  if (!words.some((word) => short.has(word))) return text
  const other = words.find((word) => !short.has(word) && !PLAIN.has(word) && !LOOKS_LIKE_A_CLASS.test(word))
  if (other) throw new Error(`“${other}” is no class, and stands among classes: ${text}`)
  return parts.map((part, index) => (isWhole(index) && short.get(part)) || part).join('')
}

type Node = { type: string; start: number; end: number; [part: string]: unknown }

export const shortClasses: Plugin = {
  name: 'short-classes',
  apply: 'build',
  enforce: 'post',
  config: () => ({ css: { postcss: { plugins: [shortRules] } } }),
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code) => ({ code: withShortClasses(code), map: null }),
  },
}

/** A module whose texts name classes by their short names. */
export function withShortClasses(code: string): string {
  let rewritten = ''
  let end = 0
  const put = ({ start, end: after }: Node, text: string) => {
    rewritten += code.slice(end, start) + text
    end = after
  }
  eachText(parseAst(code) as unknown as Node, (node, text, isCut) => {
    const shorter = shorten(text, isCut)
    if (shorter === text) return
    put(node, isCut ? shorter.replaceAll(/[`\\]|\$\{/g, '\\$&') : JSON.stringify(shorter))
  })
  return rewritten + code.slice(end)
}

type Visit = (node: Node, text: string, isCut?: readonly [boolean, boolean]) => void

/** In the order of the file. Addresses of modules are no texts. */
function eachText(node: Node, visit: Visit): void {
  if (/^(?:Import|Export(?:All|Named))/.test(node.type) && node.source) return
  if (node.type === 'Literal' && typeof node.value === 'string') visit(node, node.value)
  else if (node.type === 'TemplateLiteral') eachPart(node, visit)
  else for (const child of childrenOf(node)) eachText(child, visit)
}

const childrenOf = (node: Node): Node[] =>
  (node.type === 'Property' && !node.computed ? [node.value] : Object.values(node)).flat().filter(isNode)

function eachPart(node: Node, visit: Visit): void {
  const quasis = node.quasis as Node[]
  const expressions = node.expressions as Node[]
  for (const [index, quasi] of quasis.entries()) {
    visit(quasi, (quasi.value as { cooked: string }).cooked, [index > 0, index < expressions.length])
    const expression = expressions[index]
    if (expression) eachText(expression, visit)
  }
}

const isNode = (value: unknown): value is Node => !!value && typeof (value as Node).type === 'string'
