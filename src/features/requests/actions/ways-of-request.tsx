import { useRequestsOnPhone } from '#src/features/requests/list/use-requests-on-phone.ts'
import { allowedActions } from './allowed-actions.ts'
import { OtherWays } from './other-ways.tsx'

/** The other ways for one request, wherever it is shown; draws nothing if there is nothing to send. */
export function WaysOfRequest({ id }: { id: string }) {
  const request = useRequestsOnPhone()?.requests.find((one) => one.id === id)
  return request && allowedActions(request).otherWay ? <OtherWays request={request} /> : null
}
