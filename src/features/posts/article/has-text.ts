import { plainText } from '#contract/article/plain-text.ts'

const MEDIA = /<(?:img|audio|video|iframe|oembed)\b/i

/** Whether an article has words or media: an editor sends `<p><br></p>` for nothing. */
export const hasText = (content: string): boolean => MEDIA.test(content) || plainText(content) !== ''
