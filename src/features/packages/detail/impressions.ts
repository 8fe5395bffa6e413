import type { MediaFile } from '#contract/records/package.ts'
import { copy as uiCopy } from '#src/ui/core/copy.ts'
import { detailCopy } from './detail-copy.ts'

const SAYS_SO = /artist(?:['’]?s)?[\s_-]+impression/i

/**
 * The mark belongs to media whose own record says so, wherever they come from: a photograph never has it (decision
 * D14).
 */
export const isImpression = ({
  description,
  filename,
}: Pick<MediaFile, 'description' | 'filename'>): boolean =>
  SAYS_SO.test(description) || SAYS_SO.test(filename)

/**
 * The words below a gallery; if only some pictures are drawn, which. Null = all are photographs, or there is nothing.
 */
export function impressionNote(media: readonly MediaFile[]): string | null {
  const positions = media.flatMap((file, at) => (isImpression(file) ? [at + 1] : []))
  if (positions.length === 0) return null
  return positions.length === media.length ? uiCopy.artistsImpression : detailCopy.impressionsAmong(positions)
}
