import type { Fact } from './package-facts.ts'

export function PackageFactsGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-cells">
      {facts.map(({ name, value }) => (
        <div key={name} className="fact-cell">
          <dt className="small-print">{name}</dt>
          <dd className="title-3 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
