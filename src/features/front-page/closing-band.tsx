import { closingCopy } from '#src/features/front-page/first-screen/copy.ts'
import { Picture } from '#src/ui/picture/picture.tsx'
import narrowRoad from '../../assets/art/tour.jpg?w=360;540;720&aspect=1:1&fit=cover&quality=46&avif=42&format=avif;webp&as=picture'
import road from '../../assets/art/tour.jpg?w=960;1280;1600&quality=46&effort=6&format=avif;webp&as=picture'

/**
 * Its sky fades in from the page and its ground into the forest of the footer, whose invitation follows. The edge of a
 * mask between two pixels would let the paper through, so it lies on the footer by one.
 */
const BETWEEN_PAPER_AND_FOREST =
  '[mask-image:linear-gradient(transparent,#000_30%)] bg-band after:content-[""] after:absolute after:inset-x-0 after:bottom-0 after:h-30% after:[background:linear-gradient(transparent,var(--band))]'

/** The road to the gate: the hero seen from its other end. The footer's band ends it with the button. */
export function ClosingBand() {
  return (
    <section className="overflow-x-clip" aria-labelledby="closing">
      <div className="container relative z-1 grid gap-16px md:grid-cols-12 md:items-end">
        <h2 id="closing" className="title-2 md:col-span-6 max-w-[9em]">
          {closingCopy.title}
        </h2>
        <p className="lead md:col-span-6 lg:col-span-5 lg:col-start-8">{closingCopy.text}</p>
      </div>
      <div className={`relative -mt-8px md:-mt-32px -mb-1px ${BETWEEN_PAPER_AND_FOREST}`}>
        <Picture
          source={road}
          narrow={{ source: narrowRoad, media: '(max-width: 46.87em)' }}
          alt={closingCopy.alt}
          sizes="100vw"
          className="w-full aspect-square md:aspect-auto md:h-[clamp(440px,52vw,820px)] object-cover md:object-[50%_55%]"
        />
      </div>
    </section>
  )
}
