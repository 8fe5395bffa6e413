import { cpus } from 'node:os'

/** The machine of the figures. */
export const machineWords = (cores = cpus()): string =>
  `${cores.length} cores (${cores[0]?.model.trim() || 'unknown'})`
