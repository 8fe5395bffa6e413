import { requestsOnPhone, subscribeToRequests } from '#src/features/requests/mutations.ts'
import { useLiveValue } from '#src/forms/live/use-live-value.ts'

const SOURCE = { read: requestsOnPhone, subscribe: subscribeToRequests }

/** What this phone keeps, updated at every change by this page, another tab or the worker; null until it was read. */
export const useRequestsOnPhone = () => useLiveValue(SOURCE, null)
