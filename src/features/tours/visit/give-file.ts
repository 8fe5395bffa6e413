/** So long a phone may take to open what it was given. */
const OPENED_WITHIN_MS = 60_000

/** Hands a file over to the phone, also without a network. iOS opens what it knows, others save it. */
export function giveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), OPENED_WITHIN_MS)
}
