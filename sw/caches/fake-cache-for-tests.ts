/** A Cache in memory, for tests. It matches addresses, or paths with `ignoreSearch`: so the packs ask. */
export function fakeCache() {
  const kept = new Map<string, { body: Blob; headers: Headers }>()
  const urlOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : new URL(asked).href)
  const alike = (asked: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) => {
    const pathOf = (url = '') => (ignoreSearch ? url.split('?')[0] : url)
    return [...kept.keys()].filter((url) => pathOf(url) === pathOf(urlOf(asked)))
  }
  return {
    /** Set it to refuse the next answers as a full phone does. */
    isFull: false,
    addresses: () => [...kept.keys()],
    async match(asked: RequestInfo | URL, how?: CacheQueryOptions) {
      const found = kept.get(alike(asked, how)[0] ?? '')
      return found && new Response(found.body, { headers: found.headers })
    },
    async put(asked: RequestInfo | URL, answer: Response) {
      if (this.isFull) throw new DOMException('No room', 'QuotaExceededError')
      kept.set(urlOf(asked), { body: await answer.blob(), headers: answer.headers })
    },
    async delete(asked: RequestInfo | URL) {
      return kept.delete(urlOf(asked))
    },
    async keys(asked?: RequestInfo | URL, how?: CacheQueryOptions) {
      return (asked ? alike(asked, how) : [...kept.keys()]).map((address) => new Request(address))
    },
  }
}
