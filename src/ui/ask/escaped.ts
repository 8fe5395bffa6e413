/**
 * A part of an address, also of a text that was cut inside an emoji, of which `encodeURIComponent` would throw. It writes
 * `wellFormed` out: that lies in the chunk that reads and sends, which pages with these links do without at first.
 */
export const escaped = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
