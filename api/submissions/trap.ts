import { AGE_FIELD, TRAP_FIELD } from '#contract/sent/form-sign.ts'

/**
 * Two signs of a script that fills in forms. Both fields are optional and neither is kept. An older page or another
 * client that knows nothing of them counts as a person.
 */

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined

export function fellIntoTrap(body: unknown): boolean {
  const value = fieldOf(body, TRAP_FIELD)
  return typeof value === 'string' && value.trim() !== ''
}

/** Only "too young" is a sign: a form that waited for a network for days is old, and fine. */
export function isTooQuick(body: unknown, shortestMs: number): boolean {
  const age = fieldOf(body, AGE_FIELD)
  return typeof age === 'number' && age < shortestMs
}
