/**
 * `/services//` → `/services`. A stranger chooses this text: `/\/+$/` begins anew at each slash, and sixteen thousand of
 * them before a letter held a server for a second.
 */
export function withoutSlashes(path: string): string {
  let end = path.length
  while (path.endsWith('/', end)) end -= 1
  return path.slice(0, end)
}
