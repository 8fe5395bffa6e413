import { INTEGRITY_LENGTH } from '#contract/messages/offline-bundle.ts'

/** Whether a body matches the hash of the build. */
export async function isIntact(body: ArrayBuffer, integrity: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return integrity === btoa(String.fromCharCode(...digest)).slice(0, INTEGRITY_LENGTH)
}
