import { coreValues } from './content.ts'
import { values } from './copy.ts'

/** One step each, written out, because the stylesheet is generated from the words of the source. */
const STEPS = [
  'bg-[var(--tag-land)] lg:min-h-260px',
  'bg-sand lg:min-h-328px',
  'bg-mint lg:min-h-396px',
  'bg-sky lg:min-h-464px',
  'bg-band text-on-band lg:min-h-532px',
] as const

/** A stair of five letters that climbs to the right, as the estates' islands do. On phones its steps lie flat. */
export function CoreValues() {
  return (
    <section className="container" aria-labelledby="values">
      <div className="grid gap-12px mb-32px xl:mb-[-184px] xl:max-w-[38%]">
        <h2 id="values" className="title-2">
          {values.title}
        </h2>
        <p className="lead">{values.lead}</p>
      </div>
      <ol className="grid grid-cols-1 gap-8px lg:gap-12px lg:grid-cols-5 lg:items-end">
        {coreValues.map(({ name, text }, at) => (
          <li
            key={name}
            className={`flex lg:flex-col lg:justify-between gap-x-20px gap-y-12px rounded-md p-20px md:px-32px lg:p-20px ${STEPS[at]}`}
          >
            <span
              className="price flex-none w-[.75em] text-[3.25rem] lg:text-[5.5rem] leading-[.85]"
              aria-hidden
            >
              {name.charAt(0)}
            </span>
            <div className="min-w-0">
              <h3 className="title-4">{name}</h3>
              <p className="mt-6px leading-[1.45]">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
