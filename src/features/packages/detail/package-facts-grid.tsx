import type { Fact } from './package-facts.ts'

export function PackageFactsGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 lg:grid-cols-4 border-y-1 border-x-0 border-solid border-edge">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end gap-2px py-16px px-16px border-0 border-solid border-edge even:border-l-1 even:pr-0 odd:pl-0 [&:nth-child(n+3)]:border-t-1 lg:[&:nth-child(n+3)]:border-t-0 lg:[&:not(:first-child)]:border-l-1 lg:[&:not(:first-child)]:pl-20px"
        >
          <dt className="small-print">{name}</dt>
          <dd className="title-3 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
