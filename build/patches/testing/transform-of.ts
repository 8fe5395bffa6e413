import type { Plugin } from 'vite'

type Transform = (
  this: { error: (words: string) => never },
  code: string,
  id: string,
) => { code: string } | null

/** What a patch makes of a file, as in a build. Throws the sentence that would stop the build. */
export function transformOf({ transform }: Plugin): (code: string, id: string) => { code: string } | null {
  const error = (words: string) => {
    throw new Error(words)
  }
  return (code, id) => (transform as Transform).call({ error }, code, id)
}
