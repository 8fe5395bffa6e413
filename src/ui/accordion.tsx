type Props = {
  items: readonly { id: string; question: string; answer: string }[]
  /** Unique on the screen: entries of one name close each other. */
  name: string
}

/** Questions of which one is open at a time, and none need be (spec §4). The browser does it: it works without scripts. */
export function Accordion({ items, name }: Props) {
  return (
    <div className="border-0 border-t-1 border-solid border-line">
      {items.map(({ id, question, answer }) => (
        <details
          key={id}
          name={name}
          className="group accordion border-0 border-b-1 border-solid border-line"
        >
          <summary className="flex items-center justify-between gap-16px min-h-64px py-12px">
            <h3 className="title-4">{question}</h3>
            <span className="i-ph-plus group-open:rotate-45 transition-transform duration-250" aria-hidden />
          </summary>
          <p className="prose pb-24px text-ink-soft whitespace-pre-line">{answer}</p>
        </details>
      ))}
    </div>
  )
}
