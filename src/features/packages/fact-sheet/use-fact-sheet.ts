import type { ComponentType } from 'react'
import { usePartForReader } from '#src/device/use-part-for-reader.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'

type Sheet = ComponentType<{ known: KnownPackage }>

const load = () => import('./fact-sheet.tsx')

/** The printed form of the page: printing does not wait for a network. Without it the page itself prints. */
export function useFactSheet(): Sheet | null {
  const part = usePartForReader(load)
  return part && part !== 'lost' ? part.FactSheet : null
}
