/** Aborted with the first of the two, for its reason. `AbortSignal.any` is younger than phones that we serve (decision 163). */
export function eitherSignal(...signals: [AbortSignal, AbortSignal]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    const end = () => either.abort(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  }
  return either.signal
}
