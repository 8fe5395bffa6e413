/** A part of an address as a person reads it; one with a stray percent sign stays unchanged. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
