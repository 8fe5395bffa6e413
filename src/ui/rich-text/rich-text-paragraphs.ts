const IN_LINE = 'a,abbr,b,br,cite,code,del,em,i,img,ins,kbd,mark,q,s,small,span,strong,sub,sup,time,u'
const BLOCKS = 'p,div,h1,h2,h3,h4,h5,h6,ul,ol,dl,table,blockquote,pre,figure,hr'

const isInLine = (node: Node): boolean =>
  node instanceof Element ? node.matches(IN_LINE) && !node.querySelector(BLOCKS) : true

/**
 * Words beside the paragraphs, as older posts and plain fields have them, get paragraphs of their own. A voice reads
 * paragraphs, and a blank line stays one.
 */
export function dressLooseText(fragment: DocumentFragment): void {
  let paragraph: HTMLElement | null = null
  for (const node of [...fragment.childNodes]) {
    const isBreak = node.nodeName === 'BR'
    if (!isInLine(node)) paragraph = null
    else if (isBreak && paragraph?.lastChild?.nodeName === 'BR') {
      paragraph.lastChild.remove()
      node.remove()
      paragraph = null
    } else if (paragraph) paragraph.append(node)
    else if (isBreak) node.remove()
    else if (node instanceof Element || node.textContent?.trim()) {
      paragraph = document.createElement('p')
      node.replaceWith(paragraph)
      paragraph.append(node)
    }
  }
}
