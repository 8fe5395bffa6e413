/** Half of an emoji, left by a cut paste, would make `encodeURIComponent` throw, and PHP refuse the JSON. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
