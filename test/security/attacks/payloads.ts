/**
 * Three hundred ways to run a script from data. Each calls `hit()` if the browser lets it. They come in families, so
 * that a typing error drops none.
 */
import { HOSTILE_HTML } from '../../journeys/articles/hostile-html.ts'

/** [element, what it needs to call its handler by itself] */
const HANDLERS: readonly (readonly [start: string, handler: string, end: string])[] = [
  ['img src=x', 'onerror', ''],
  ['img src=data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'onload', ''],
  ['video src=x', 'onerror', '</video>'],
  ['audio src=x', 'onerror', '</audio>'],
  ['svg', 'onload', '</svg>'],
  ['body', 'onload', ''],
  ['body', 'onpageshow', ''],
  ['details open', 'ontoggle', '<summary>x</summary></details>'],
  ['input autofocus', 'onfocus', ''],
  ['textarea autofocus', 'onfocus', '</textarea>'],
  ['select autofocus', 'onfocus', '</select>'],
  ['a href=# autofocus tabindex=1', 'onfocus', 'x</a>'],
  ['div contenteditable autofocus tabindex=1', 'onfocusin', 'x</div>'],
  ['iframe src=about:blank', 'onload', '</iframe>'],
  ['object data=x', 'onerror', '</object>'],
  ['embed src=x', 'onerror', ''],
  ['link rel=stylesheet href=x', 'onerror', ''],
  ['script src=x', 'onerror', '</script>'],
  ['style', 'onload', 'p{}</style>'],
  ['marquee', 'onstart', 'x</marquee>'],
  ['p style=animation:spin 1s', 'onanimationstart', 'x</p>'],
  ['p style=transition:color 1s', 'ontransitionend', 'x</p>'],
  ['svg><animate attributeName=x dur=1s', 'onbegin', '</animate></svg>'],
  ['svg><image href=x', 'onerror', '</image></svg>'],
  ['video><source src=x', 'onerror', '</video>'],
  ['picture><img src=x', 'onerror', '</picture>'],
]

/** The forms of an attribute in a tag: filters with their own parsing rules fail here. */
const SPELLINGS: readonly ((handler: string) => string)[] = [
  (handler) => ` ${handler}=hit()`,
  (handler) => `\n${handler.toUpperCase()}\n=\n"hit()"`,
  (handler) => `/${handler}='hit()'/`,
  (handler) => ` x="a>b" ${handler}=&#104;it()`,
]

const SCRIPT_ADDRESSES = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  'java\tscript:hit()',
  'java&#10;script:hit()',
  ' &#1; javascript:hit()',
  'javascript&colon;hit()',
  '&#x6A;avascript:hit()',
  'javascript://x%0Ahit()',
  'data:text/html,<script>parent.hit()</script>',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaGl0KCk8L3NjcmlwdD4=',
]

/** Places of an address; the test presses what a person would press. */
const ADDRESSED: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">press</a>`,
  (address) => `<svg><a xlink:href="${address}"><text y="20">press</text></a></svg>`,
  (address) => `<math href="${address}">press</math>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><button>press</button></form>`,
  (address) => `<form><button formaction="${address}">press</button></form>`,
  (address) => `<map name=m><area href="${address}"></map>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
]

const INNER = '<img src=x onerror=hit()>'

/** Text that becomes markup when it is read a second time (mXSS), and depths where filters give up. */
const WRAPPERS: readonly ((inner: string) => string)[] = [
  (inner) => `<svg></p><style><a id="</style>${inner}">`,
  (inner) => `<svg><style><!--</style>${inner}--></style></svg>`,
  (inner) => `<math><mtext><table><mglyph><style><math>${inner}`,
  (inner) =>
    `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style>${inner}"></style></h1>`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `<svg><desc>${inner}</desc></svg>`,
  (inner) => `<svg><title><style><!--</title>${inner}`,
  (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner) => `<noscript><p title="</noscript>${inner}">`,
  (inner) => `<noembed><p title="</noembed>${inner}">`,
  (inner) => `<noframes><p title="</noframes>${inner}">`,
  (inner) => `<xmp><p title="</xmp>${inner}">`,
  (inner) => `<iframe><p title="</iframe>${inner}">`,
  (inner) => `<textarea><p title="</textarea>${inner}">`,
  (inner) => `<title><p title="</title>${inner}">`,
  (inner) => `<plaintext>${inner}`,
  (inner) => `<select><option>${inner}</option></select>`,
  (inner) => `<select><template>${inner}</template></select>`,
  (inner) => `<template shadowrootmode=open>${inner}</template>`,
  (inner) => `<template>${inner}</template>`,
  (inner) => `<!--><p>-->${inner}`,
  (inner) => `<!--!>${inner}-->`,
  (inner) => `<?xml >${inner}?>`,
  (inner) => `<![CDATA[><${inner}]]>`,
  (inner) => `<svg><![CDATA[><${inner}]]></svg>`,
  (inner) => `<a><a>${inner}</a>`,
  (inner) => `<table><td>${inner}`,
  (inner) => `<table><caption><svg><style></table>${inner}`,
  (inner) => `${'<div>'.repeat(300)}${inner}`,
  (inner) => `${'<form><div></form>'.repeat(60)}${inner}`,
  (inner) => `${'<b>'.repeat(520)}<svg><style>${inner}`,
  (inner) => `<form id=x><input name=attributes><input name=childNodes></form>${inner}`,
  (inner) => `<a id=document><a id=document name=createElement href="cid:x">${inner}`,
  (inner) => `&lt;${inner.slice(1)}${inner}`,
  (inner) => `\u0000<\u0000img src=x onerror=hit()>${inner}`,
  (inner) => `</div></article></main></body></html>${inner}`,
]

const families: readonly string[] = [
  ...HOSTILE_HTML,
  ...HANDLERS.flatMap(([start, handler, end]) =>
    SPELLINGS.map((spell) => `<${start}${spell(handler)}>${end}`),
  ),
  ...SCRIPT_ADDRESSES.flatMap((address) => ADDRESSED.map((place) => place(address))),
  ...WRAPPERS.flatMap((wrap) => [wrap(INNER), wrap('<svg onload=hit()></svg>')]),
]

/** The number tells which one was noticed. */
export const PAYLOADS: readonly string[] = families.map((html, number) =>
  html.replaceAll('hit()', `hit(${number})`),
)
