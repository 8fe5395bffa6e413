/**
 * Whether an answer is a complete, readable picture. It is not opaque (each counts as megabytes), nor part of a film,
 * nor a portal's page under a picture's address.
 */
export const isPicture = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('content-type') ?? '').startsWith('image/')
