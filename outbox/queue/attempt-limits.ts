/** How long an attempt may take: with no keys, a question goes before the request (decision D12). */
export const PROBE_TIMEOUT_MS = 10_000
export const SEND_TIMEOUT_MS = 20_000
