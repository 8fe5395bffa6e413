/** Whether a body matches the hash of the build (`sha256-…`, as in the `integrity` attribute). */
export async function isIntact(body: ArrayBuffer, integrity: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`
}
