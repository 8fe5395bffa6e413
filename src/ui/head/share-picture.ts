/** The picture that chats show beside a link, in pixels: the shape that Open Graph's readers crop least. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** The address that the build gives the picture of a screen: `/legal/privacy` → `/share/legal-privacy.jpg`; null: one for all. */
export const sharePicture = (path: string | null): string =>
  `/share/${path?.slice(1).replaceAll('/', '-') || 'front-page'}.jpg`
