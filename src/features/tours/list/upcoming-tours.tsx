import { type ReactNode, useState } from 'react'
import type { Schedule } from '#contract/records/site-tour.ts'
import { siteConfig } from '#contract/site-config.ts'
import { tours as words } from '#src/features/tours/copy.ts'
import { stillAhead } from '#src/features/tours/glance/still-ahead.ts'
import { isUpcoming } from '#src/features/tours/glance/tour-when.ts'
import { upcomingTours } from '#src/features/tours/queries.ts'
import { lagosDate } from '#src/format/lagos-date.ts'
import { isUnread, listStateOf } from '#src/ui/reads/list-state.ts'
import { Notice, TryAgain } from '#src/ui/reads/notice.tsx'
import { UnreadNotice } from '#src/ui/reads/unread-notice.tsx'
import { useNearReader } from '#src/ui/reads/use-near-reader.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'
import { AskForDate } from './ask-for-date.tsx'
import { TourList } from './tour-list.tsx'
import { TourListSkeleton } from './tour-list-skeleton.tsx'

type Props = { children?: (schedule: Schedule) => ReactNode }

/** "Plan Your Visit" in its states (spec §2, §8). `children` stands at the foot of each row. */
export function UpcomingTours({ children }: Props) {
  const today = useTodayInLagos()
  const query = useRead({
    ...upcomingTours(),
    select: (read) => ({
      schedules: stillAhead(read, (schedule) => isUpcoming(schedule, today), today),
      hasAny: read.value.length > 0,
      storedAt: read.storedAt,
    }),
  })
  const { box, isNear } = useNearReader<HTMLDivElement>()
  const state = listStateOf(query, ({ schedules }) => schedules?.length === 0)
  const [comesWithScreen] = useState(state === 'loaded' && isNear)

  const isOver = query.data?.schedules === null
  if (state === 'loading' || (state === 'loaded' && !isNear) || (isOver && query.isFetching))
    return <TourListSkeleton ref={box} />
  if (isUnread(state)) return <UnreadNotice reason={state} words={words.unread} onTryAgain={query.refetch} />
  if (state === 'empty' || !query.data) {
    const said = query.data?.hasAny
      ? { text: `${words.noneAfter(lagosDate(today))} ${words.empty}` }
      : { title: words.emptyTitle, text: words.empty }
    return <Notice icon="i-ph-calendar-x" {...said} action={<TourEmail />} />
  }
  const { schedules, storedAt } = query.data
  if (!schedules)
    return <Notice icon="i-ph-calendar-x" text={words.over} action={<TryAgain onPress={query.refetch} />} />
  return (
    <TourList schedules={schedules} storedAt={storedAt} comesWithScreen={comesWithScreen}>
      {children}
    </TourList>
  )
}

function TourEmail() {
  if (!siteConfig.tourEmail) return <AskForDate name="" />
  return (
    <a href={`mailto:${siteConfig.tourEmail}`} className="text-link inline-flex items-center min-h-44px">
      {siteConfig.tourEmail}
    </a>
  )
}
