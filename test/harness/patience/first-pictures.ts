/**
 * For a pack to be on the phone. The server makes each picture when it is first asked for, and keeps a core busy for
 * a second. A line has some forty of them, and the cores are shared.
 */
export const FIRST_PICTURES_MS = 240_000
