/** Aborted after so many ms. `AbortSignal.timeout` is younger than phones that we serve (decision 163). */
export function abortedAfter(ms: number): AbortSignal {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), ms)
  return limit.signal
}
