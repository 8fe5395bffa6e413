/** Whether a film failed for want of a network; else this phone cannot play it, or the host does not have it. */
export const hasLostLine = ({ error }: HTMLVideoElement): boolean =>
  !navigator.onLine || error?.code === MediaError.MEDIA_ERR_NETWORK
