/** The browser may empty a site's storage when the disk is full. Requests that wait are a reason to ask it not to. */
type Keeper = Pick<StorageManager, 'persist' | 'persisted'>

let hasAsked = false

/**
 * Asks once per page, and only after the first request that had to wait: some browsers pass the question to the person.
 */
export async function askToKeepStorage(
  storage: Partial<Keeper> | undefined = navigator.storage,
): Promise<void> {
  if (hasAsked || !storage?.persist) return
  hasAsked = true
  try {
    if (!(await storage.persisted?.())) await storage.persist()
  } catch {
    // No secure context, or forbidden: requests live 72 hours at most anyway.
  }
}
