import { agroPackages } from './packages-agro.ts'
import { homePackages } from './packages-homes.ts'
import { landPackages } from './packages-land.ts'
import type { SeedPackage } from './types.ts'

export const packages: readonly SeedPackage[] = [...landPackages, ...agroPackages, ...homePackages]
