import { useLocation, useNavigate } from 'react-router-dom'
import { sitePaths } from '#contract/site-paths.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { useIsHere } from '#src/device/use-is-here.ts'
import {
  type Compared,
  compareAddress,
  comparedInQuery,
  MAX_COMPARED,
  withDifferences,
} from '#src/features/packages/shortlist/kept/compare-address.ts'
import { useKnownPackages } from '#src/features/packages/shortlist/use-known-packages.ts'
import { ageInWords } from '#src/format/age.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import type { Unread } from '#src/ui/reads/list-state.ts'
import { LookupSkeleton } from '#src/ui/reads/lookup-skeleton.tsx'
import { Notice, TryAgain } from '#src/ui/reads/notice.tsx'
import { unreadText } from '#src/ui/reads/unread-notice.tsx'
import { useNow } from '#src/ui/reads/use-now.ts'
import { ShareButton } from '#src/ui/share-button.tsx'
import { AddFromShortlist } from './add-from-shortlist.tsx'
import { page, words } from './compare-copy.ts'
import { ageRow, benefitRows, type Cell, compareRows, type Row } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import { OnlyDifferences } from './only-differences.tsx'

const AWAITED: Cell = { text: '', isAwaited: true }

/** `toursAge`: how old the tours are, once that is worth a row. */
type Props = { nextTour: (packageId: string) => Cell; toursAge?: string | null }

/** The packages that the address names, side by side. */
export function CompareView({ nextTour, toursAge = null }: Props) {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const compared = isHydrated ? comparedInQuery(search) : null
  if (!compared) {
    return (
      <LookupSkeleton words={words.looking}>
        <Empty />
      </LookupSkeleton>
    )
  }
  if (compared.packageIds.length === 0) return <Empty />
  return <Comparison {...{ compared, nextTour, toursAge }} />
}

function Empty() {
  return (
    <Notice
      icon="i-ph-columns"
      title={words.emptyTitle}
      text={words.empty}
      action={
        <div className="flex flex-wrap gap-12px">
          <ButtonLink to={sitePaths.shortlist}>{words.toShortlist}</ButtonLink>
          <ButtonLink to={sitePaths.projects('land')} variant="outline">
            {words.toPackages}
          </ButtonLink>
        </div>
      }
    />
  )
}

function Comparison({ compared, nextTour, toursAge }: Props & { compared: Compared }) {
  const { packageIds, ignored, onlyDifferences } = compared
  const navigate = useNavigate()
  const isHere = useIsHere()
  const now = useNow()
  const { looks, tryAgain } = useKnownPackages(packageIds.map((id) => ({ id, line: null })))
  const shown = looks.flatMap(({ known, state }) => (known || state === 'waiting' ? [known] : []))
  const columns = shown.flatMap((known) => known ?? [])
  const inState = (state: string) => packageIds.filter((_, at) => looks[at]?.state === state)
  const gone = inState('gone')
  const why = looks.find((look) => look.state === 'unread')?.why
  /** What is gone leaves the address with the next change, so that it takes nobody's place. */
  const show = (change: (ids: string[]) => string[]) => {
    if (!isHere()) return
    const now = comparedInQuery(location.search) // newer than the screen: two quick presses both count
    const before = now.packageIds.filter((id) => !gone.includes(id))
    const ids = new Set(change(before))
    const replace = ids.size >= before.length // Back brings a column back, which a friend may have sent
    navigate(compareAddress([...ids].slice(0, MAX_COMPARED), now.onlyDifferences), { replace })
  }
  const switchTo = (isOn: boolean) => {
    if (isHere()) navigate(withDifferences(location.search, isOn), { replace: true })
  }

  const packages = columns.map(({ pkg }) => pkg)
  const rows = [
    ...compareRows(packages, nextTour),
    ageRow(
      words.age,
      columns.map(({ storedAt }) => ageInWords(now - storedAt)),
    ),
    ...(toursAge
      ? [
          ageRow(
            words.toursAge,
            columns.map(() => toursAge),
          ),
        ]
      : []),
  ]
  const benefits = benefitRows(packages)
  const inColumns = (row: Row): Row => {
    const said = row.cells.values()
    return { ...row, cells: shown.map((known) => (known && said.next().value) || AWAITED) }
  }
  const isShown = ({ isSame }: { isSame: boolean }) => !(onlyDifferences && isSame)
  const hidden = [...rows, ...benefits].filter((row) => !isShown(row)).length

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-20px">
      <Problems gone={gone} unread={inState('unread')} why={why} ignored={ignored} />
      {why && (
        <div>
          <TryAgain onPress={tryAgain} />
        </div>
      )}
      {inState('waiting').length > 0 && (
        <>
          {columns.length === 0 && <div className="skeleton pulse h-320px" />}
          <div role="status" className="visually-hidden">
            {words.looking}
          </div>
        </>
      )}
      {columns.length > 0 && (
        <>
          <div className="flex flex-wrap gap-12px print:hidden">
            {columns.length > 1 && (
              <OnlyDifferences isOn={onlyDifferences} hidden={hidden} onSwitch={switchTo} />
            )}
            <ShareButton title={page.title} text={packages.map(({ name }) => name).join(', ')} />
          </div>
          <CompareTable
            columns={shown}
            rows={rows.filter(isShown).map(inColumns)}
            benefits={benefits.filter(isShown).map(inColumns)}
            onRemove={(removed) => show((ids) => ids.filter((id) => id !== removed))}
          />
        </>
      )}
      <AddFromShortlist
        named={packageIds}
        compared={packageIds.length - gone.length}
        onAdd={(added) => show((ids) => [...ids, added])}
      />
    </div>
  )
}

type ProblemsProps = {
  gone: readonly string[]
  unread: readonly string[]
  why: Unread | undefined
  ignored: number
}

/** What the address names and the table cannot show, in plain words. */
function Problems({ gone, unread, why, ignored }: ProblemsProps) {
  const problems = [
    gone.length > 0 && words.gone(gone),
    why && unreadText(why, words.unread(unread)).text,
    ignored > 0 && words.ignored,
  ].filter(Boolean)
  return (
    <div role="status" className="grid gap-4px empty:absolute">
      {problems.map((problem) => (
        <p key={String(problem)} className="flex items-start gap-8px text-ink-soft">
          <span className="i-ph-info flex-none mt-3px text-laterite" aria-hidden />
          {problem}
        </p>
      ))}
    </div>
  )
}
