import { useSyncExternalStore } from 'react'
import { msToTomorrow, todayInLagos } from '#src/format/lagos-date.ts'

/** The calendar day in Lagos as `Y-m-d`. A page that stays open, or is seen again the next day, has the new one. */
export const useTodayInLagos = (): string => useSyncExternalStore(subscribe, today, today)

const today = () => todayInLagos(Date.now())

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(look, msToTomorrow(Date.now()))
    onChange()
  }
  look()
  document.addEventListener('visibilitychange', look) // a phone that sleeps stops its timers
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
