/** The person asked for less motion. Browser only. */
export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The person asked for less data, in the browser or by the phone's data saver. Browser only. */
export function wantsLessData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  const saves = typeof connection === 'object' && connection !== null && 'saveData' in connection
  return (saves && connection.saveData === true) || matchMedia('(prefers-reduced-data: reduce)').matches
}
