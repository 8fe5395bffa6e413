/** Whether a body matches the hash of the build: the first six bytes of its SHA-256, in base64. */
export async function isIntact(body: ArrayBuffer, integrity: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return integrity === btoa(String.fromCharCode(...digest.subarray(0, 6)))
}
