import type { PackageTag } from '#src/features/packages/package-badges.ts'

const TONES: Record<PackageTag['tone'], string> = {
  fact: 'tag',
  offer: 'tag bg-[var(--tag-land)] text-[var(--on-tag-land)]',
  closed: 'tag bg-ink text-paper',
}

export function PackageTags({ tags }: { tags: readonly PackageTag[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-8px" aria-label="Key facts">
      {tags.map(({ text, tone }) => (
        <li key={text} className={TONES[tone]}>
          {text}
        </li>
      ))}
    </ul>
  )
}
