type Props = {
  /** Every note that may ever stand here. */
  notes: readonly string[]
  shown: string
}

/** One of several notes in the room of the largest. Another that takes its place is said aloud, and nothing below moves. */
export function SteadyNote({ notes, shown }: Props) {
  return (
    <span className="grid">
      {notes.map((note) => (
        <span key={note} className="[grid-area:1/1] invisible">
          {note}
        </span>
      ))}
      <span className="[grid-area:1/1]" aria-live="polite">
        {shown}
      </span>
    </span>
  )
}
