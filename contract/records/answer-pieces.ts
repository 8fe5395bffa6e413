const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENERS = new Set([0x7b, 0x5b]) // { [
const CLOSERS = new Set([0x7d, 0x5d]) // } ]
const LIST = 0x5b

/**
 * Cuts the text of an answer, `{ "data": […], … }`, into the texts of its records while it arrives. Parsed at once, a
 * list of thousands would hold up a cheap phone for a second. `rest` is the answer with an empty list.
 */
export class AnswerPieces {
  /** What has arrived and is not given out yet. */
  #text = ''
  #at = 0
  #depth = 0
  #isInText = false
  /** Where the last text of the answer's own level begins: the name of what follows. */
  #nameAt = 0
  #name = ''
  #isInData = false
  #rest = ''

  /** Takes the next part of the answer, and returns the records that are whole by now. */
  take(part: string): string[] {
    this.#text += part
    const text = this.#text
    const records: string[] = []
    let at = this.#at
    let from = 0
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (this.#isInText) {
        if (code === BACKSLASH) at += 1
        else if (code === QUOTE) {
          this.#isInText = false
          if (this.#depth === 1) this.#name = text.slice(this.#nameAt + 1, at)
        }
      } else if (code === QUOTE) {
        this.#isInText = true
        this.#nameAt = at
      } else if (OPENERS.has(code)) {
        this.#depth += 1
        if (this.#depth !== 2 || code !== LIST || this.#name !== 'data') continue
        this.#isInData = true
        this.#rest += text.slice(from, at + 1)
        from = at + 1
      } else if (CLOSERS.has(code)) {
        this.#depth -= 1
        if (!this.#isInData || this.#depth !== 1) continue
        this.#isInData = false
        records.push(text.slice(from, at))
        from = at
      } else if (code === COMMA && this.#isInData && this.#depth === 2) {
        records.push(text.slice(from, at))
        from = at + 1
      }
    }
    this.#text = text.slice(from)
    this.#nameAt -= from
    this.#at = at - from // an escape may reach beyond what has arrived
    return records.filter((record) => record.trim() !== '')
  }

  /** All that is not a record, once everything has arrived. */
  rest(): string {
    return this.#rest + this.#text
  }
}
