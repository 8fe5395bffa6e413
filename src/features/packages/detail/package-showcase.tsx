import { useState } from 'react'
import type { MediaFile } from '#contract/records/package.ts'
import { useSavesData } from '#src/device/use-saves-data.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { Film } from '#src/ui/api-picture/film.tsx'
import { detailCopy } from './detail-copy.ts'

/** The same for slides and for the large picture: the hidden one must not cost a second file. */
export const LARGE_SIZES = '(min-width: 75em) 762px, (min-width: 46.875em) 60vw, 100vw'

/** One large picture, with each of the others one press away; nothing moves by itself. */
export function PackageShowcase({ media, alt }: { media: readonly MediaFile[]; alt: string }) {
  const [chosen, choose] = useState(0)
  const index = Math.min(chosen, Math.max(0, media.length - 1)) // a fresh answer may hold fewer pictures
  const savesData = useSavesData()
  const [isAsked, setAsked] = useState(false)
  const still = media.find(({ fileType }) => fileType === 'image')?.url ?? null

  return (
    <>
      <div className="h-[clamp(340px,36vw,500px)] rounded-md overflow-hidden">
        <Large file={media[index]} alt={alt} still={still} />
      </div>
      {media.length > 1 && savesData && !isAsked && (
        <button type="button" className="btn-outline mt-12px" onClick={() => setAsked(true)}>
          <span className="i-ph-images" aria-hidden />
          {detailCopy.loadPictures(media.length - 1)}
        </button>
      )}
      {media.length > 1 && (!savesData || isAsked) && (
        <ul className="thumbs" aria-label={detailCopy.pictures}>
          {media.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one picture may come twice
            <li key={at}>
              <button
                type="button"
                aria-label={detailCopy.showPicture(at + 1, media.length)}
                aria-pressed={at === index}
                onClick={() => choose(at)}
                className="thumb"
              >
                <ApiPicture
                  src={file.fileType === 'image' ? file.url : still}
                  alt=""
                  sizes="150px"
                  width={160}
                  height={100}
                  className="w-full h-full object-cover"
                />
                {file.fileType === 'video' && (
                  <span className="film-mark">
                    <span className="i-ph-play-fill" aria-hidden />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Large({ file, alt, still }: { file: MediaFile | undefined; alt: string; still: string | null }) {
  const label = file?.description || alt
  if (file?.fileType === 'video') {
    return (
      <Film
        key={file.url}
        src={file.url}
        label={label}
        still={still}
        sizes={LARGE_SIZES}
        onPlay={nothingElse}
      />
    )
  }
  return (
    <ApiPicture
      src={file?.url ?? null}
      alt={label}
      sizes={LARGE_SIZES}
      width={762}
      height={476}
      priority
      className="w-full h-full object-cover"
    />
  )
}

const nothingElse = () => undefined
