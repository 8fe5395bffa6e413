/**
 * Erases the inspection kits and the followed searches of this phone. The code loads with the press. False: the storage
 * did not answer.
 */
export async function eraseRest(): Promise<boolean> {
  const [{ deleteAllKits }, { stopFollowingAll }] = await Promise.all([
    import('#src/features/tours/kit/kit-store.ts'),
    import('#src/features/packages/follow/follow-search.ts'),
  ])
  const problems = await Promise.all([deleteAllKits(), stopFollowingAll()])
  return problems.every((problem) => problem === null)
}
