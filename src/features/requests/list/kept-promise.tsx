import { promise as words } from '#src/features/requests/copy.ts'
import { EraseEverything, type EraseRest } from '#src/features/requests/erasure/erase-everything.tsx'
import { erasure } from '#src/features/requests/erasure/erasure-copy.ts'

/** In the order of the points. */
const ICONS = ['i-ph-device-mobile', 'i-ph-seal-check', 'i-ph-hourglass-medium']

/** The promise behind the list, and the way to end it. */
export function KeptPromise({ eraseRest }: { eraseRest: EraseRest }) {
  return (
    <aside className="grid gap-40px lg:sticky lg:top-120px">
      <section>
        <h2 className="title-4 mb-8px">{words.title}</h2>
        <ul className="grid">
          {words.points.map(({ title, text }, at) => (
            <li
              key={title}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-16px py-16px border-0 border-b-1 border-solid border-edge"
            >
              <span className={`${ICONS[at]} text-laterite text-[1.625rem]`} aria-hidden />
              <div>
                <h3 className="title-4">{title}</h3>
                <p className="mt-2px text-[.9375rem] text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-12px justify-items-start">
        <h2 className="title-4">{erasure.press}</h2>
        <p className="text-[.9375rem] text-ink-soft">{erasure.text}</p>
        <EraseEverything eraseRest={eraseRest} />
      </section>
    </aside>
  )
}
