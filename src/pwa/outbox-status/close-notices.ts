/** What the phone itself shows, of a request or of a followed search, outlives the page that told of it. */
export async function closeNotices(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const notice of (await worker?.getNotifications?.()) ?? []) notice.close()
}
