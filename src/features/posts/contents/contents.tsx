import { useMemo } from 'react'
import type { ShownText } from '#src/ui/rich-text/rich-text.tsx'
import { contentsCopy as words } from './copy.ts'
import { type Part, partsOf, useCurrentPart } from './use-parts.ts'

type Props = {
  /** Null until the text is on the page. */
  shown: ShownText | null
}

/** Closed, above the text, on phones. Its line stands there before the text does, so nothing moves. */
export function FoldedContents({ shown }: Props) {
  const parts = useParts(shown)
  return (
    <nav aria-label={words.title} className="lg:hidden print:hidden">
      <details className="group rounded-md bg-sand px-16px">
        <summary className="flex items-center justify-between gap-12px min-h-52px font-600">
          {words.title}
          <span className="i-ph-caret-down group-open:rotate-180" aria-hidden />
        </summary>
        <List parts={parts} current={null} className="pb-12px" />
      </details>
    </nav>
  )
}

/** Beside the text on wide screens, with the part that is being read. */
export function SideContents({ shown }: Props) {
  const parts = useParts(shown)
  const current = useCurrentPart(shown?.element ?? null, parts)
  return (
    <nav
      aria-label={words.title}
      className="hidden lg:block w-full pt-20px border-0 border-t-1 border-solid border-edge print:hidden"
    >
      <p className="title-4 mb-4px">{words.title}</p>
      <List parts={parts} current={current} />
    </nav>
  )
}

const useParts = (shown: ShownText | null) => useMemo(() => (shown ? partsOf(shown.element) : []), [shown])

type ListProps = { parts: readonly Part[]; current: string | null; className?: string }

function List({ parts, current, className = '' }: ListProps) {
  return (
    <ol className={className}>
      {parts.map(({ id, title, isSub }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={`flex items-center min-h-44px lg:min-h-36px py-6px text-[.9375rem] leading-[1.35] no-underline hover:underline aria-[current]:font-600 aria-[current]:text-laterite ${isSub ? 'ps-16px' : ''}`}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
