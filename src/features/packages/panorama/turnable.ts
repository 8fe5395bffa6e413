/// <reference path="./libpannellum.d.ts" />
/** A panorama on a canvas, drawn by Pannellum's renderer (WebGL). */
import { type Look, radians } from './look.ts'

/** Wider pictures are made smaller: their texture would take more memory than a cheap phone has. */
const WIDEST = 4096

export type Turnable = {
  draw: (look: Look) => void
  resize: () => void
  /** The phone took its memory away, as it may in the background. The renderer does not recover. */
  isLost: () => boolean
  end: () => void
}

/** Null: this browser cannot draw it. */
export async function turnable(container: HTMLElement, picture: HTMLImageElement): Promise<Turnable | null> {
  await import('pannellum/src/js/libpannellum.js')
  const Renderer = window.libpannellum?.renderer
  if (!Renderer) return null
  const renderer = new Renderer(container)
  try {
    const whole = radians(360)
    renderer.init(fitting(picture), 'equirectangular', false, whole, whole / 2, 0, () => undefined, {})
  } catch {
    renderer.destroy() // no WebGL, or a picture whose host does not let it be read
    return null
  }
  return {
    draw: ({ pitch, yaw, hfov }) => renderer.render(radians(pitch), radians(yaw), radians(hfov)),
    resize: () => renderer.resize(),
    isLost: () => container.querySelector('canvas')?.getContext('webgl')?.isContextLost() ?? false,
    end: () => renderer.destroy(),
  }
}

function fitting(picture: HTMLImageElement): HTMLImageElement | HTMLCanvasElement {
  if (picture.naturalWidth <= WIDEST) return picture
  const smaller = document.createElement('canvas')
  smaller.width = WIDEST
  smaller.height = Math.round((picture.naturalHeight * WIDEST) / picture.naturalWidth)
  smaller.getContext('2d')?.drawImage(picture, 0, 0, smaller.width, smaller.height)
  return smaller
}

/** Rejects when it does not come, as without a network. */
export async function loadPicture(src: string): Promise<HTMLImageElement> {
  if (new URL(src, location.href).origin === location.origin) return decoded(src)
  // Only 'anonymous' lets WebGL read it. A host that refuses that may still show it: `turnable` is null then.
  return decoded(src, 'anonymous').catch(() => decoded(src))
}

async function decoded(src: string, crossOrigin: string | null = null): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.crossOrigin = crossOrigin
  picture.src = src
  await picture.decode()
  return picture
}
