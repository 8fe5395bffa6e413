import type { MediaFile } from '#contract/package.ts'
import { MediaCarousel } from '#src/ui/carousel.tsx'
import { copy } from './copy.ts'

const AUTOPLAY_MS = 7_000 // decision E14

export function PackageGallery({ media, alt }: { media: readonly MediaFile[]; alt: string }) {
  return (
    <figure>
      <div className="-mx-20px md:mx-0 md:rounded-md overflow-hidden">
        <MediaCarousel
          media={media}
          alt={alt}
          autoplayMs={AUTOPLAY_MS}
          heightClass="h-270px md:h-[clamp(340px,38vw,540px)]"
          sizes="(min-width: 1200px) 760px, (min-width: 750px) 60vw, 100vw"
          priority
        />
      </div>
      <figcaption className="mt-8px small-print">{copy.artistsImpression}</figcaption>
    </figure>
  )
}
