/** Whole, readable, and a picture: nothing opaque (each counts as megabytes), no part of a film, no portal's page under a picture's address. */
export const isPicture = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('content-type') ?? '').startsWith('image/')
