export const registration = () => navigator.serviceWorker.getRegistration().catch(() => undefined)

/**
 * Looks at once: otherwise it may be an hour until the page offers one. Where there is none, a file that the host calls
 * gone comes again: it was asked too often.
 */
export async function hasNewerBuild(): Promise<boolean> {
  const mine = await registration()
  await mine?.update().catch(() => undefined)
  return Boolean(mine?.installing ?? mine?.waiting)
}
