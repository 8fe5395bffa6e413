import { wellFormed } from '#contract/format/well-formed.ts'

/** For a part of an address, also of a text that was cut inside an emoji. */
export const escaped = (text: string): string => encodeURIComponent(wellFormed(text))
