/** A picture of the page as a file that every app takes. It is made from the copy that is shown, so it costs no data. */

const WIDTH_MAX = 1280 // pixels
const BYTES_MAX = 1_000_000
const QUALITY = 0.85

/** Null where this phone shares no files, or the picture cannot be had. */
export async function sharedPicture(url: string, name: string): Promise<File | null> {
  if (!('canShare' in navigator)) return null
  const file = await pictureFile(url, name)
  return file && navigator.canShare({ files: [file] }) ? file : null
}

/** Null if the picture at `url` is not on the screen yet, or may not be read. */
async function pictureFile(url: string, name: string): Promise<File | null> {
  const { pathname } = new URL(url, location.href)
  const shown = [...document.images].find(
    ({ currentSrc, naturalWidth }) => naturalWidth > 0 && new URL(currentSrc).pathname === pathname,
  )
  if (!shown) return null
  const jpeg = await jpegOf(await readable(shown))
  return jpeg && jpeg.size <= BYTES_MAX ? new File([jpeg], fileName(name), { type: 'image/jpeg' }) : null
}

/** A picture of another host may be painted but not read, unless it was asked for with its host's leave. */
async function readable(shown: HTMLImageElement): Promise<HTMLImageElement> {
  if (new URL(shown.currentSrc).origin === location.origin) return shown
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = shown.currentSrc
  await image.decode()
  return image
}

function jpegOf(image: HTMLImageElement): Promise<Blob | null> {
  const scale = Math.min(1, WIDTH_MAX / image.naturalWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/** `Moniya Green 500` → `moniya-green-500.jpg`. */
export const fileName = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain.slice(0, 60).toLowerCase() || 'adbond'}.jpg`
}
