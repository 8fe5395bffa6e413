import { type RefObject, useEffect, useState } from 'react'
import { wantsLessData } from '#src/device/boot/data-saver.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { useSavesData } from '#src/device/use-saves-data.ts'

/** As if the picture were a third of the screen wide: the browser then takes a smaller file. */
const THRIFTY_SIZES = '33vw'

/**
 * The `sizes` of a picture, smaller where data is saved. A picture that is already here, or on its way as the first of
 * the page, stays as it is: another file would cost more.
 */
export function useThriftySizes(
  image: RefObject<HTMLImageElement | null>,
  { sizes, priority }: { sizes: string; priority: boolean },
): string {
  const isHydrated = useHydrated()
  const saves = useSavesData()
  const [isThrifty, setThrifty] = useState(() => isHydrated && wantsLessData())
  useEffect(() => {
    if (!saves) setThrifty(false)
    else if (!priority && !image.current?.complete) setThrifty(true)
  }, [saves, priority, image])
  return isThrifty ? THRIFTY_SIZES : sizes
}
