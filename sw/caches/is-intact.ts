/** Whether a body is what the build wrote down (`sha256-…`, as the `integrity` attribute has it). */
export async function isIntact(body: ArrayBuffer, integrity: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`
}
