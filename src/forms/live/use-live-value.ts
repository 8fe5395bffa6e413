import { useEffect, useState } from 'react'

type Source<Value> = {
  read: () => Promise<Value>
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** A value that another tab or the worker may change too, read again at every change; `before` until the first read. */
export function useLiveValue<Value, Before>(
  { read, subscribe }: Source<Value>,
  before: Before,
): Value | Before {
  const [value, setValue] = useState<Value | Before>(before)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const next = await read()
      if (!isGone) setValue(next)
    }
    void look()
    const unsubscribe = subscribe(look)
    return () => {
      isGone = true
      unsubscribe()
    }
  }, [read, subscribe])
  return value
}
