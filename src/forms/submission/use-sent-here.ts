import { useRef } from 'react'

/**
 * Whether `list` was read while the form was sending: it may still call that one underway after its answer was told. Of
 * what the form tells, the list speaks from its next read on.
 */
export function useSentHere(isSending: boolean, list: object): boolean {
  const during = useRef<object | null>(null)
  if (isSending) during.current = list
  return during.current === list
}
