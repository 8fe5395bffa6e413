import { cpus, loadavg } from 'node:os'

const CALM = 0.7 // of one core, before the bench starts its own work

/** The machine of the figures. A busy one is named, because its times mean little. */
export function machineWords(load = loadavg()[0] ?? 0, cores = cpus()): string {
  const calm = load <= CALM ? 'calm' : 'BUSY: read ratios and bytes only'
  return `${cores.length} cores (${cores[0]?.model.trim() || 'unknown'}), load ${load.toFixed(2)} at the start: ${calm}.`
}
