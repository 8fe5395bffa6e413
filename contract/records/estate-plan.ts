/** The drawing of an estate among the pictures of a package. The provider has no kind for it, only words. */
import type { MediaFile } from './package.ts'

/** A photograph of people at a plan board is not the plan. */
const WORDS =
  /(?:^|[^a-z])(?:(?:estate|site|layout|plot|survey)[\s_-]*plan(?![a-z])(?![\s_-]*board)|plan[\s_-]+of[\s_-]+(?:the|an)[\s_-]+estate(?![a-z]))/i

type Told = Pick<MediaFile, 'fileType' | 'url' | 'description' | 'filename'>

/** Pictures whose description or file name calls them the plan of an estate, in the provider's order. */
export const estatePlans = <File extends Told>(media: readonly File[]): File[] =>
  media.filter(
    ({ fileType, description, filename, url }) =>
      fileType === 'image' && [description, filename, lastPart(url)].some((text) => WORDS.test(text)),
  )

const lastPart = (url: string): string => url.split('?')[0]?.split('/').at(-1) ?? ''
