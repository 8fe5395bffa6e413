/** The renderer of Pannellum (npm `pannellum` 2.5.7); angles in radians. It has no types of its own. */
declare module 'pannellum/src/js/libpannellum.js'

interface Window {
  libpannellum?: {
    renderer: new (
      container: HTMLElement,
    ) => {
      /** Throws `{ type }` for a picture or a device that it cannot draw. */
      init: (
        image: HTMLImageElement | HTMLCanvasElement,
        imageType: 'equirectangular',
        isDynamic: boolean,
        haov: number,
        vaov: number,
        voffset: number,
        onReady: () => void,
        params: Record<string, never>,
      ) => void
      render: (pitch: number, yaw: number, hfov: number) => void
      resize: () => void
      destroy: () => void
    }
  }
}
