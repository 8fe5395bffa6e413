/** Erases the inspection kits of this phone. Its code loads with the press. False: the storage did not answer. */
export async function eraseKits(): Promise<boolean> {
  const { deleteAllKits } = await import('#src/features/tours/kit/kit-store.ts')
  return (await deleteAllKits()) === null
}
