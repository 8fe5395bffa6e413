import { richTextCopy } from './rich-text-copy.ts'

// Written out: prerendered markup may not have a style attribute.
const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-10/12', 'w-3/5']

/** Lines of a text that is loading. */
export function RichTextSkeleton() {
  return (
    <div className="prose flex flex-col gap-16px pulse" aria-busy>
      <p className="visually-hidden" role="status">
        {richTextCopy.loading}
      </p>
      {LINES.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that never change
        <div key={line} className={`skeleton h-20px ${width}`} />
      ))}
    </div>
  )
}
