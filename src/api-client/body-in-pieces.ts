import { AnswerPieces } from '#contract/records/answer-pieces.ts'

/** Takes one record of a list; the rest of the answer waits for it. */
export type RecordReader = (record: unknown) => Promise<void> | undefined

/** Characters; a fast line brings megabytes at once. */
const AT_ONCE = 30_000

/** The parsed body; a text that is no JSON; undefined where the line broke within it. Gives each record to `read`, and tells of each step. */
export async function bodyOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  read: RecordReader | null,
  onPart: () => void,
): Promise<unknown> {
  const pieces = new AnswerPieces()
  const decoder = new TextDecoder()
  let text = ''
  try {
    const parts = stream?.getReader()
    for (let part = await parts?.read(); part && !part.done; part = await parts?.read()) {
      onPart()
      const words = decoder.decode(part.value, { stream: true })
      if (!read) text += words
      for (let from = 0; read && from < words.length; from += AT_ONCE) {
        for (const record of pieces.take(words.slice(from, from + AT_ONCE))) await read(JSON.parse(record))
        onPart()
      }
    }
    text += pieces.rest()
    return JSON.parse(text)
  } catch (reason) {
    return reason instanceof SyntaxError ? text : undefined
  }
}
