import { useEffect, useState } from 'react'

/** True from the first time that the condition holds. */
export function useOnce(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo)
  useEffect(() => {
    if (isSo) setWas(true)
  }, [isSo])
  return was || isSo
}
