import { type RefObject, useEffect, useState } from 'react'
import { wantsLessData } from '#src/device/boot/data-saver.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { useSavesData } from '#src/device/use-saves-data.ts'

/** As if the picture were a third of the screen wide, so that the browser takes a smaller file. */
const THRIFTY_SIZES = '33vw'

/**
 * The `sizes` of a picture, smaller with data saver. A picture that has arrived, or is already loading as the first of
 * the page, stays unchanged: another file would cost more.
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
