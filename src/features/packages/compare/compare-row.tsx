import { Fragment, type ReactNode } from 'react'
import { words } from './compare-copy.ts'
import type { Cell, Row } from './compare-rows.ts'

/** The room between columns. */
export const COLUMN = 'ps-0 pe-8px md:pe-24px'

/** One row: its name on a line of its own, and below it what each package says. */
export function CompareRow({ row, isTicks = false }: { row: Row; isTicks?: boolean }) {
  return (
    <tbody className="break-inside-avoid">
      <RowName span={row.cells.length}>{row.name}</RowName>
      <tr>
        {row.cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
          <td key={at} className={`${COLUMN} pt-2px pb-12px align-top`}>
            {cell.isAwaited ? <Awaited /> : isTicks ? <Tick {...cell} /> : <Said {...cell} />}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

export function RowName({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={span}
        className="pt-10px text-start font-500 text-[.8125rem] leading-[1.3] text-ink-soft border-0 border-t-1 border-solid border-edge"
      >
        {children}
      </th>
    </tr>
  )
}

const Awaited = () => <span className="skeleton pulse block h-20px w-4/5" />

function Said({ text, more = [], best, isUnsaid }: Cell) {
  return (
    <>
      {/* Replaced whole: a translated page has put nodes of its own in the place of each part of a sum. */}
      <span
        key={text}
        className={`block text-[clamp(.75rem,3.75vw,.875rem)] md:text-[1.0625rem] leading-[1.35] tabular-nums ${isUnsaid ? 'text-ink-soft' : 'font-600'}`}
      >
        {afterCommas(text)}
      </span>
      {more.map((line) => (
        <span
          key={line}
          className="block mt-3px text-[clamp(.75rem,3.6vw,.8125rem)] leading-[1.35] text-ink-soft"
        >
          {line}
        </span>
      ))}
      {best && (
        <span className="inline-flex items-center mt-4px px-8px min-h-22px rounded-full bg-mint text-ink text-[.75rem] font-600">
          {words.best[best]}
        </span>
      )}
    </>
  )
}

/** A sum that is too long for its column goes on after a comma: `₦150,000,0` with two digits below is misread. */
const afterCommas = (words: string) =>
  words
    .replace(/\d,(?=\d)/g, '$&\0')
    .split('\0')
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the words
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))

function Tick({ text, isUnsaid }: Cell) {
  return (
    <span className="inline-flex items-center min-h-24px">
      <span className={isUnsaid ? 'i-ph-minus text-ink-soft' : 'i-ph-check-bold text-leaf'} aria-hidden />
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
