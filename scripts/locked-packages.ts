import { readFileSync } from 'node:fs'
import type { LockedPackage } from './licence-rules.ts'

type Lock = {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean }>
}

/** Every package of the lock file, each version once, by name. */
export function lockedPackages(text = readFileSync('package-lock.json', 'utf8')): LockedPackage[] {
  const { packages }: Lock = JSON.parse(text)
  const found = new Map<string, LockedPackage>()
  for (const [place, { version = '', license, dev, devOptional }] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1) ?? ''
    if (name === '') continue // the project itself
    const key = `${name}@${version}`
    const isShipped = !(dev || devOptional) || (found.get(key)?.isShipped ?? false)
    found.set(key, { name, version, licence: license ?? null, isShipped })
  }
  return [...found.values()].sort((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1))
}
