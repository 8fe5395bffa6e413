import type { ReactNode } from 'react'
import { legalCopy } from './copy.ts'
import type { LegalBlock, LegalDocument } from './legal-document.ts'

/** One legal page with the list of its parts; `contact` is the last part. */
export function LegalText({ document, contact }: { document: LegalDocument; contact: ReactNode }) {
  const { title, updated, lead, sections } = document
  return (
    <article>
      <h1 className="title-1">{title}</h1>
      {updated && (
        <p className="small-print mt-16px">
          {legalCopy.updated} {updated}
        </p>
      )}
      <p className="lead mt-20px">{lead}</p>
      <details className="mt-32px max-w-[68ch] rounded-md bg-sand px-20px">
        <summary className="flex items-center justify-between min-h-52px font-600">
          {legalCopy.contents}
          <span className="i-ph-caret-down" aria-hidden />
        </summary>
        <ul className="pb-16px sm:columns-2 gap-x-24px">
          {sections.map(({ id, title: name }) => (
            <li key={id} className="break-inside-avoid">
              <a href={`#${id}`} className="inline-flex items-center min-h-44px underline-offset-4">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      {sections.map(({ id, title: name, blocks }) => (
        <section key={id} id={id} className="prose mt-40px scroll-mt-24px">
          <h2 className="title-3 mb-12px">{name}</h2>
          {blocks.map((block) => (
            <Block key={String(block)} block={block} />
          ))}
        </section>
      ))}
      {contact}
    </article>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="mb-12px">{block}</p>
  return (
    <ul className="list-disc ps-24px mb-16px marker:text-laterite">
      {block.map((entry) => (
        <li key={entry} className="mb-8px ps-4px">
          {entry}
        </li>
      ))}
    </ul>
  )
}
