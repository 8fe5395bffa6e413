import { requestsOnPhone, subscribeToRequests } from '#src/features/requests/mutations.ts'
import { useFollowed } from '#src/forms/live/use-followed.ts'

const SOURCE = { read: requestsOnPhone, subscribe: subscribeToRequests }

/** What this phone keeps, followed through every change, of this page, another tab or the worker; null until it was read. */
export const useRequestsOnPhone = () => useFollowed(SOURCE, null)
