import { useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { withoutBase } from '#contract/base-path.ts'
import { siteConfig } from '#contract/site-config.ts'
import { reachable } from '#src/device/reachable.ts'
import { isPlainClick, leadsHere } from '#src/ui/core/link.tsx'
import { Notice, TryAgain } from '#src/ui/reads/notice.tsx'
import { richTextCopy } from './rich-text-copy.ts'
import { RichTextEmbed } from './rich-text-embed.tsx'
import type { EmbedHost } from './rich-text-frames.ts'
import { RichTextSkeleton } from './rich-text-skeleton.tsx'

/** The filter is a chunk of its own. A screen that will need it may request it while its text loads. */
export const loadRichText = () => import('./rich-text-article.ts')

/** The element that holds an article, told each time when its text has come; a new object each time. */
export type ShownText = { element: HTMLElement }

type Props = {
  html: string
  /** It must stay the same function: another one shows the article anew. */
  onShown?: (text: ShownText) => void
}

/** Foreign HTML, and the only way for it onto the page (decision G6). Prerendered markup contains none of it. */
export function RichText({ html, onShown }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  const [embeds, setEmbeds] = useState<EmbedHost[]>([])
  useOwnLinks(box)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads again
  useEffect(() => {
    let isCurrent = true
    loadRichText()
      .then(({ articleOf }) => {
        if (!isCurrent) return
        const article = articleOf(html, ownOrigins())
        box.current?.replaceChildren(article.fragment)
        // Drawn at once: one frame later, the text would stand below its own skeleton and jump.
        flushSync(() => {
          setEmbeds(article.embeds)
          setState('shown')
        })
        if (box.current) onShown?.({ element: box.current })
      })
      .catch(() => isCurrent && setState('failed'))
    return () => {
      isCurrent = false
    }
  }, [html, attempt, onShown])

  useEffect(() => {
    if (state === 'failed') return reachable.subscribe(() => setAttempt((before) => before + 1))
  }, [state])

  return (
    <>
      {state === 'loading' && <RichTextSkeleton />}
      {state === 'failed' && (
        <Notice
          icon="i-ph-warning-circle"
          text={richTextCopy.failed}
          action={<TryAgain onPress={() => setAttempt(attempt + 1)} />}
        />
      )}
      <div ref={box} className="prose [&>*:first-child]:mt-0" />
      {embeds.map(({ id, host, embed }) => createPortal(<RichTextEmbed embed={embed} />, host, id))}
    </>
  )
}

const ownOrigins = (): string[] =>
  siteConfig.siteUrl ? [location.origin, new URL(siteConfig.siteUrl).origin] : [location.origin]

/** A link to a screen of this site opens it without a page load, as all others do. */
function useOwnLinks(box: { current: HTMLDivElement | null }): void {
  const navigate = useNavigate()
  useEffect(() => {
    const text = box.current
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-screen]') : null
      if (!link || !isPlainClick(event) || event.defaultPrevented) return
      event.preventDefault()
      navigate(withoutBase(link.getAttribute('href') ?? '') ?? '/', { replace: leadsHere(link) })
    }
    text?.addEventListener('click', follow)
    return () => text?.removeEventListener('click', follow)
  }, [box, navigate])
}
