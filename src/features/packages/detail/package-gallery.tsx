import type { MediaFile } from '#contract/records/package.ts'
import { flatMedia } from '#contract/records/panorama.ts'
import { GrownPicture } from '#src/ui/api-picture/shared-picture.tsx'
import { MediaCarousel } from '#src/ui/carousel/carousel.tsx'
import { impressionNote } from './impressions.ts'
import { LARGE_SIZES, PackageShowcase } from './package-showcase.tsx'

const AUTOPLAY_MS = 7_000 // decision E14

type Props = { packageId: string; media: readonly MediaFile[]; alt: string }

/**
 * Slides to swipe on a phone; on a desktop one large picture with all the others in sight below it. Where a film was begun,
 * its half stays when the phone is turned.
 */
export function PackageGallery({ packageId, media: files, alt }: Props) {
  const media = flatMedia(files)
  const note = impressionNote(media)
  return (
    <figure>
      <GrownPicture name={`package-${packageId}`}>
        <div className="gallery">
          <div className="md:hidden -mx-20px md:mx-0">
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
        </div>
      </GrownPicture>
      {note && <figcaption className="mt-8px small-print">{note}</figcaption>}
    </figure>
  )
}
