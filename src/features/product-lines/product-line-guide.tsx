import type { ProductLineContent } from './product-line-content.ts'

/** What a buyer of one line should know: what comes with it, which papers, how to pay. */
export function ProductLineGuide({
  content: { guideHeading, guideLead, guide },
}: {
  content: ProductLineContent
}) {
  return (
    <section
      className="section bg-surface border-y-1 border-x-0 border-solid border-edge"
      aria-labelledby="guide"
    >
      <div className="container grid gap-40px lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="guide" className="title-2">
            {guideHeading}
          </h2>
          <p className="mt-16px lead">{guideLead}</p>
        </div>
        <div>
          {guide.map(({ heading, points }) => (
            <div
              key={heading}
              className="grid gap-16px md:grid-cols-[180px_1fr] py-24px md:py-32px border-0 border-t-1 border-solid border-edge first:pt-0 first:border-t-0 last:pb-0"
            >
              <h3 className="title-4 md:pt-2px">{heading}</h3>
              <ul className="flex flex-col gap-12px">
                {points.map((point) => (
                  <li key={point} className="flex gap-12px">
                    <span className="mt-9px shrink-0 w-8px h-8px rounded-2px bg-gold" aria-hidden />
                    <span className="prose">{point}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
