/** Reads a body to its end; `onPiece` is called at once and for each piece. Rejects where the line breaks. */
export async function readToEnd({ body }: Response, onPiece: () => void): Promise<void> {
  const pieces = body?.getReader()
  do onPiece()
  while ((await pieces?.read())?.done === false)
}
