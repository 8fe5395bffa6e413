/** The part of a worker's global scope that this needs. */
type Scope<Page> = {
  clients: { matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]> }
  registration: { scope: string }
}

/** The open pages of this site. The browser names those of every other application of the origin as well. */
export async function ourPages<Page extends { url: string }>({
  clients,
  registration,
}: Scope<Page>): Promise<Page[]> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => url.startsWith(registration.scope))
}
