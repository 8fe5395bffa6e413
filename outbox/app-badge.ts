/** The two methods that an installed app has, where the browser knows them. */
type BadgedNavigator = {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** The number on the icon of the installed app, set by page or worker; 0 removes it. */
export function showOnIcon(count: number, device: BadgedNavigator = navigator): void {
  const shown = count > 0 ? device.setAppBadge?.(count) : device.clearAppBadge?.()
  // Not installed, or the person forbade badges: the menu says the same.
  void shown?.catch(() => undefined)
}
