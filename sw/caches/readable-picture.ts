import { PICTURE_ACCEPT } from './picture-accept.ts'

/** A picture of another host as one that this origin may read. Rejects if its host forbids that, or nobody answers. */
export function readablePicture({ url, headers }: Request, cache: RequestCache): Promise<Response> {
  const accept = headers.get('accept') ?? PICTURE_ACCEPT
  return fetch(url, { mode: 'cors', credentials: 'omit', headers: { accept }, cache })
}
