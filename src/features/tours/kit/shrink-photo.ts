/** A photo made small on the phone. Drawing it anew leaves everything behind that the camera wrote into the file. */
export const LONGEST_SIDE = 1600
const THUMB_SIDE = 480
const QUALITY = 0.8
const THUMB_QUALITY = 0.7
const PATIENCE_MS = 20_000 // a file of the cloud may never come without signal
/** A phone that slept meanwhile goes on with what it was doing. */
const AWAKE_MS = 2_000

/** The size that fits into a square of `side`, never larger than it was. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const factor = Math.min(1, side / Math.max(width, height, 1))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}

export type SmallPhoto = { blob: Blob; thumb: string }

/** Null: no picture that this phone can read, or none in time. */
export const shrinkPhoto = (file: Blob): Promise<SmallPhoto | null> =>
  Promise.race([shrink(file), after(PATIENCE_MS).then(() => after(AWAKE_MS))])

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))

async function shrink(file: Blob): Promise<SmallPhoto | null> {
  try {
    const picture = await createImageBitmap(file) // turned as the camera was held; Chrome 111 does not know how to be told
    const canvas = drawn(picture, LONGEST_SIDE)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    const thumb = drawn(picture, THUMB_SIDE).toDataURL('image/jpeg', THUMB_QUALITY)
    picture.close()
    return blob && { blob, thumb }
  } catch {
    return null
  }
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitWithin(picture.width, picture.height, side))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  pen.fillStyle = '#fff' // a JPEG has no transparent parts
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
