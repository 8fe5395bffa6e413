const LOOK_MS = 20

/** Waits for a condition; throws after `limitMs`, naming what was expected. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what = 'never happened',
  limitMs = 180_000,
): Promise<void> {
  const end = performance.now() + limitMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(what)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
