import type { MediaFile } from '#contract/package.ts'
import { MediaCarousel } from '#src/ui/carousel.tsx'
import { copy } from './copy.ts'
import { LARGE_SIZES, PackageShowcase } from './package-showcase.tsx'

const AUTOPLAY_MS = 7_000 // decision E14

/** On a phone slides to swipe, on a desktop one large picture with all the others in sight below it. */
export function PackageGallery({ media, alt }: { media: readonly MediaFile[]; alt: string }) {
  return (
    <figure>
      <div className="md:hidden -mx-20px">
        <MediaCarousel
          media={media}
          alt={alt}
          autoplayMs={AUTOPLAY_MS}
          heightClass="h-270px"
          sizes={LARGE_SIZES}
          priority
        />
      </div>
      <div className="hidden md:block">
        <PackageShowcase media={media} alt={alt} />
      </div>
      {media.length > 0 && <figcaption className="mt-8px small-print">{copy.artistsImpression}</figcaption>}
    </figure>
  )
}
