import { type BookingOnPhone, bookingsOnPhone, subscribeToBookings } from '#src/features/tours/mutations.ts'
import { useLiveValue } from '#src/forms/live/use-live-value.ts'

const SOURCE = { read: bookingsOnPhone, subscribe: subscribeToBookings }
const NONE = { bookings: [] as BookingOnPhone[], onDisk: new Set<string>() }

/** The bookings this phone keeps, updated at every change by this page, another tab or the worker. */
export const useBookingsOnPhone = () => useLiveValue(SOURCE, NONE)
