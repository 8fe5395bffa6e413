const VARIANTS = {
  tall: { card: '', cover: 'w-full aspect-[16/10] md:aspect-[16/9]', words: 'p-20px md:p-28px' },
  row: {
    card: 'flex md:block lg:flex min-h-236px',
    cover: 'w-112px sm:w-180px md:w-full lg:w-44% shrink-0 md:aspect-[16/10] lg:aspect-auto',
    words: 'p-16px md:p-20px',
  },
} as const

/** The shape of a post while it loads. */
export function PostCardSkeleton({ variant = 'tall' }: { variant?: keyof typeof VARIANTS }) {
  const { card, cover, words } = VARIANTS[variant]
  return (
    <div className={`card h-full ${card}`} aria-hidden>
      <div className={`picture-ground op-50 ${cover}`} />
      <div className={`grow flex flex-col gap-12px ${words}`}>
        <div className="skeleton h-28px w-72px rounded-full" />
        <div className="skeleton h-40px w-11/12" />
        <div className="skeleton h-16px w-full" />
        <div className="skeleton h-16px w-full" />
        <div className="skeleton h-16px w-4/5" />
        <div className="skeleton h-32px w-96px" />
      </div>
    </div>
  )
}
