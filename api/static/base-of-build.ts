import type { ServedFile } from './served-files.ts'

/** The folder that a build expects on its origin, by its own manifest: '' for the root, or `/adbond`. */
export function baseOfBuild(manifest: ServedFile | undefined): string {
  if (!manifest) return ''
  const { scope }: { scope?: unknown } = JSON.parse(new TextDecoder().decode(manifest.body))
  return typeof scope === 'string' ? scope.replace(/\/$/, '') : ''
}
