import { useEffect, useState } from 'react'
import { type BookingOnPhone, bookingsOnPhone, subscribeToBookings } from './mutations.ts'

/** The bookings this phone keeps, followed through every change, of this page, another tab or the worker. */
export function useBookingsOnPhone(): { bookings: readonly BookingOnPhone[]; isSaved: boolean } {
  const [onPhone, setOnPhone] = useState<Awaited<ReturnType<typeof bookingsOnPhone>>>(NONE)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const next = await bookingsOnPhone()
      if (!isGone) setOnPhone(next)
    }
    void read()
    const unsubscribe = subscribeToBookings(read)
    return () => {
      isGone = true
      unsubscribe()
    }
  }, [])
  return onPhone
}

const NONE = { bookings: [], isSaved: true }
