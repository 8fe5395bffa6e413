import type { Plugin } from 'vite'

const QUESTION = /\bimageType ([=!]=) '(equirectangular|cubemap|multires)'/g
const QUESTIONS = 20

/** Our panoramas are one picture each (`src/features/packages/panorama/turnable.ts`). Pannellum asks which kind they are. */
export const panoramasOfOnePicture: Plugin = {
  name: 'panoramas-of-one-picture',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('pannellum/src/js/libpannellum')) return null
    if (code.match(QUESTION)?.length !== QUESTIONS) this.error('Pannellum is not as this patch expects')
    const answer = (_: string, sign: string, kind: string) =>
      String((kind === 'equirectangular') === (sign === '=='))
    return { code: code.replace(QUESTION, answer), map: null }
  },
}
