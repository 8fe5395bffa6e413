/**
 * Words that ad blockers look for in addresses. One blocked file would be one missing part of the page, or no worker at
 * all, since a worker installs whole or not (FM-34).
 */
const WORDS =
  /(^|[-_./])(ads?|adverts?|advertisements?|banners?|track(er|ers|ing)|analytics|beacons?|popups?|sponsors?)([-_./]|$)/i

/** Those of these addresses that an ad blocker would take for its own. */
export const blockedNames = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => WORDS.test(address))
