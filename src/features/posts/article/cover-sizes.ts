/** The same while the post loads and once it is there: another file would cost more. */
export const COVER_SIZES = '(min-width: 1280px) 1200px, 100vw'
