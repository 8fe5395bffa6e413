import { installOffer } from './boot/install-offer.ts'

/** Opens the browser's own question; an offer works once. Returns whether the person said yes. */
export async function acceptOffer(): Promise<boolean> {
  const used = installOffer.get()
  if (!used) return false
  installOffer.set(null)
  await used.prompt()
  return (await used.userChoice).outcome === 'accepted'
}
