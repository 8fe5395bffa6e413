import { type ComponentProps, useEffect, useRef } from 'react'
import { afterPaint } from '#src/device/after-paint.ts'

type Props = Pick<ComponentProps<'video'>, 'src' | 'className' | 'aria-label' | 'onError'> & {
  /** Whether Tab may reach it. */
  isReachable?: boolean
}

/**
 * A film that a press has started. It plays at once. The browser draws a part for each of its controls, so they come,
 * and take the focus, once the press is answered.
 */
export function FilmPlayer({ isReachable = true, ...attributes }: Props) {
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const film = player.current
    if (!film || !isReachable) return
    const cancel = afterPaint(() => {
      film.controls = true
    })
    return () => {
      cancel()
      film.controls = false
    }
  }, [isReachable])
  useEffect(
    () =>
      afterPaint(() => {
        // The pressed button has gone. Who is elsewhere by now stays there.
        if (document.activeElement === document.body) player.current?.focus({ preventScroll: true })
      }),
    [],
  )
  // No captions: the provider sends none, and an owner's file brings its own words.
  return <video ref={player} autoPlay playsInline {...attributes} />
}
