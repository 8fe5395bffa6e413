/** Where a person looks in a panorama. Angles in degrees: `yaw` to the right, `pitch` up, `hfov` how much is seen. */

export type Look = { yaw: number; pitch: number; hfov: number }

export const STRAIGHT_ON: Look = { yaw: 0, pitch: 0, hfov: 90 }

const STEEPEST = 85
const NARROWEST = 40
const WIDEST = 110
const TURN = 360

/** Within what can be drawn; turning has no end. */
export const within = ({ yaw, pitch, hfov }: Look): Look => ({
  yaw: ((((yaw + TURN / 2) % TURN) + TURN) % TURN) - TURN / 2,
  pitch: Math.min(STEEPEST, Math.max(-STEEPEST, pitch)),
  hfov: Math.min(WIDEST, Math.max(NARROWEST, hfov)),
})

/** The picture follows the finger: `x` and `y` in CSS pixels on a frame that is `width` wide. */
export const dragged = (look: Look, { x, y }: { x: number; y: number }, width: number): Look =>
  within({
    ...look,
    yaw: look.yaw - (x / width) * look.hfov,
    pitch: look.pitch + (y / width) * look.hfov,
  })

export const turned = (look: Look, yaw: number, pitch: number): Look =>
  within({ ...look, yaw: look.yaw + yaw, pitch: look.pitch + pitch })

/** Above 1 = nearer. */
export const nearer = (look: Look, factor: number): Look => within({ ...look, hfov: look.hfov / factor })

type Orientation = Pick<DeviceOrientationEvent, 'alpha' | 'beta' | 'gamma'>

/**
 * Where the back of a phone points, from the angles of `deviceorientation` (W3C Device Orientation, Z-X'-Y''). Null: it
 * does not know. The horizon stays level, however the phone is held.
 */
export function pointed({ alpha, beta, gamma }: Orientation): { yaw: number; pitch: number } | null {
  if (alpha === null || beta === null || gamma === null) return null
  const [a, b, c] = [alpha, beta, gamma].map(radians) as [number, number, number]
  const east = -(Math.cos(a) * Math.sin(c) + Math.sin(a) * Math.sin(b) * Math.cos(c))
  const north = -(Math.sin(a) * Math.sin(c) - Math.cos(a) * Math.sin(b) * Math.cos(c))
  const up = -Math.cos(b) * Math.cos(c)
  return { yaw: degrees(Math.atan2(east, north)), pitch: degrees(Math.asin(Math.min(1, Math.max(-1, up)))) }
}

/** In words for those who hear the page: one of eight directions, seen from where the picture begins. */
export function facing(yaw: number): number {
  const EIGHTH = TURN / 8
  return ((Math.round(yaw / EIGHTH) % 8) + 8) % 8
}

export const radians = (angle: number): number => (angle * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI
