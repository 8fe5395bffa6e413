/**
 * Chrome and Safari share the canonical address in place of the real one, which says what the screen shows. It is meant
 * for search engines. The tag stays, because React takes it out itself.
 */
export function shareWhatIsSeen(): void {
  new MutationObserver(forget).observe(document.head, { childList: true })
  forget()
}

const forget = () => document.querySelector('[rel=canonical]')?.removeAttribute('rel')
