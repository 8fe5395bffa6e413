/** The browser may empty a site's storage. Requests that wait and the notes of a visit are a reason to ask it not to. */
type Keeper = Pick<StorageManager, 'persist' | 'persisted'>

let hasAsked = false

/**
 * Asks once per page, and only once there is such a thing: some browsers pass the question to the person.
 */
export async function askToKeepStorage(
  storage: Partial<Keeper> | undefined = navigator.storage,
): Promise<void> {
  if (hasAsked || !storage?.persist) return
  hasAsked = true
  try {
    if (!(await storage.persisted?.())) await storage.persist()
  } catch {
    // No secure context, or forbidden: then it lives as long as the browser lets it.
  }
}
