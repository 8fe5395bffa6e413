/** A part of an address, also of a text that was cut inside an emoji, of which `encodeURIComponent` would throw. */
export const escaped = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
