/** The office asked for something that does not exist, or cannot be done; the message is a sentence for it. */
export class OfficeError extends Error {
  override name = 'OfficeError'
}
