const UUID = /^"?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"?$/i

export type KeyHeader = { ok: true; key: string | null } | { ok: false }

/** `Idempotency-Key`: a UUID, quoted (as the draft has it) or bare. No header → null. */
export function readKey(header: string | undefined): KeyHeader {
  if (header === undefined) return { ok: true, key: null }
  const [, key] = UUID.exec(header.trim()) ?? []
  return key === undefined ? { ok: false } : { ok: true, key: key.toLowerCase() }
}
