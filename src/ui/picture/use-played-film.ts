import { type RefObject, useEffect, useRef } from 'react'
import { afterPaint } from '#src/device/after-paint.ts'
import { takeLostFocus } from '#src/ui/core/take-lost-focus.ts'

/**
 * For a film that a press starts, and that plays at once. The browser draws a part for each of its controls, so they
 * come, and take the focus, once the press is answered. `isReachable`: whether Tab may reach them. Give what it returns to
 * the `<video>`.
 */
export function usePlayedFilm(isPlaying: boolean, isReachable = true): RefObject<HTMLVideoElement | null> {
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const film = player.current
    if (!film || !isPlaying || !isReachable) return
    const cancel = afterPaint(() => {
      film.controls = true
    })
    return () => {
      cancel()
      film.controls = false
    }
  }, [isPlaying, isReachable])
  useEffect(() => {
    if (!isPlaying) return
    return afterPaint(() => takeLostFocus(player.current)) // the pressed button has gone
  }, [isPlaying])
  return player
}
