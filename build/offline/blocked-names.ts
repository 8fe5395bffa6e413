/**
 * Words that ad blockers look for in addresses. One blocked file would cost one part of the page, or the whole worker,
 * because a worker installs completely or not at all (FM-34).
 */
const WORDS =
  /(^|[-_./])(ads?|adverts?|advertisements?|banners?|track(er|ers|ing)|analytics|beacons?|popups?|sponsors?)([-_./]|$)/i

/** Those of these addresses that an ad blocker would block. */
export const blockedNames = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => WORDS.test(address))
