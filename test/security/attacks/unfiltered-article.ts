/**
 * Replaces src/ui/rich-text/rich-text-article.ts in a build that only S4 makes. Every article goes on the page
 * unfiltered, scripts included, through a Trusted Types policy that lets everything pass. Only the site's policy still
 * stops it.
 */
type HtmlPolicy = { createHTML: (text: string) => string }
type TrustedTypesWindow = {
  trustedTypes?: { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy }
}

const { trustedTypes } = globalThis as TrustedTypesWindow
const policy = trustedTypes?.createPolicy('dompurify', { createHTML: (text) => text })

export function articleOf(html: string): { fragment: DocumentFragment; embeds: [] } {
  const fragment = document.createRange().createContextualFragment(policy?.createHTML(html) ?? html)
  return { fragment, embeds: [] }
}
