import { Children, type ReactNode, type Ref } from 'react'

/** Columns beside the project's text that leave no hole: four cards stand two by two. */
const COLUMNS: Record<number, string> = { 1: 'md:grid-cols-2', 2: 'md:grid-cols-2', 4: 'md:grid-cols-2' }

/** Cards side by side. On a phone they form a row that is swiped and shows the next one's edge; elsewhere a grid. */
export function PackageRow({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) {
  const columns = COLUMNS[Children.count(children)] ?? 'md:grid-cols-3'
  return (
    <ul
      ref={ref}
      className={`-mx-20px px-20px pb-4px flex gap-16px overflow-x-auto snap-x scroll-px-20px md:mx-0 md:px-0 md:pb-0 md:grid md:gap-20px md:overflow-visible ${columns}`}
    >
      {Children.map(children, (card) => (
        <li className="shrink-0 w-[84%] max-w-[21.25rem] snap-start md:w-auto md:max-w-none only:w-full only:max-w-none">
          {card}
        </li>
      ))}
    </ul>
  )
}
