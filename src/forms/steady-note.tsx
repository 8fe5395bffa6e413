type Props = {
  /** Every note that may ever stand here. */
  notes: readonly string[]
  shown: string
}

/** One of several notes in the room of the largest. When another takes its place, nothing below moves. */
export function SteadyNote({ notes, shown }: Props) {
  return (
    <span className="grid">
      {notes.map((note) => (
        <span key={note} className={`[grid-area:1/1] ${note === shown ? '' : 'invisible'}`}>
          {note}
        </span>
      ))}
    </span>
  )
}
