/** The office asked for something that is not there, or that can not be done; the message is a sentence for it. */
export class OfficeError extends Error {
  override name = 'OfficeError'
}
