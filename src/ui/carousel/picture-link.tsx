import { Link } from '#src/ui/core/link.tsx'

type Props = { to: string; state?: unknown }

/** Covers a picture. Swiper takes its effect from a press that ended a swipe. */
export function PictureLink({ to, state }: Props) {
  return (
    <Link to={to} state={state} className="absolute inset-0" draggable={false} tabIndex={-1} aria-hidden />
  )
}
