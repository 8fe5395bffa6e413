/** The same while the post is on its way and when it is there: another file would cost more. */
export const COVER_SIZES = '(min-width: 1280px) 1200px, 100vw'
