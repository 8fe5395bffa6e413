import { eitherSignal } from './either-signal.ts'

/** Ends a line that is silent for so long. One that brings much slowly is not, nor is a phone that reads it slowly. */
export function withPatience(signal: AbortSignal, silenceMs: number) {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const renew = () => {
    end()
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  renew()
  return { limited: eitherSignal(signal, silence.signal), renew, end }
}
