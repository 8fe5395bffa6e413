import { useLiveValue } from '#src/forms/live/use-live-value.ts'
import { type ApplicationOnPhone, applicationsOnPhone, subscribeToApplications } from './mutations.ts'

const SOURCE = { read: applicationsOnPhone, subscribe: subscribeToApplications }
const NONE: readonly ApplicationOnPhone[] = []

/** The applications this phone keeps, updated at every change by this page, another tab or the worker. */
export const useApplicationsOnPhone = () => useLiveValue(SOURCE, NONE)
