/** What a portrait is made into, by the part that shows it: `afro.jpg?portrait=avatar&as=picture`. */
const PORTRAITS = new Map([
  ['avatar', 'w=64;112;168&quality=54'],
  ['card', 'w=208;320;564&quality=50'],
  ['poster', 'w=192;320;512&aspect=4:5&fit=cover&quality=50'],
])

/** `colour` is ours, as is `avif` in some addresses: they also tell the cache that these are other files. */
const EVERY_PICTURE = { effort: '2', colour: 'half' }

/** For vite-imagetools; what an address says itself wins. */
export function pictureDirectives({ searchParams }: URL): URLSearchParams {
  const use = searchParams.get('portrait')
  if (use === null) return new URLSearchParams(EVERY_PICTURE)
  const portrait = PORTRAITS.get(use)
  if (portrait === undefined)
    throw new Error(`No portrait is shown as "${use}" (build/picture-directives.ts)`)
  searchParams.delete('portrait') // else the cache would take it for another file
  return new URLSearchParams({ ...EVERY_PICTURE, format: 'avif;webp', ...params(portrait) })
}

const params = (text: string) => Object.fromEntries(new URLSearchParams(text))
