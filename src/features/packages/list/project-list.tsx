import type { ReactNode } from 'react'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Project, ProjectPage } from '#contract/records/project.ts'
import { copy } from '#src/features/packages/copy.ts'
import { projectsOfType } from '#src/features/packages/queries.ts'
import { shownAfterPress } from '#src/ui/lists/more-of-list.ts'
import { useAsked } from '#src/ui/lists/use-asked.ts'
import { useAtOnce } from '#src/ui/lists/use-at-once.ts'
import { useIncrementalList } from '#src/ui/lists/use-incremental-list.ts'
import { Age } from '#src/ui/reads/age.tsx'
import { isUnread, listStateOf } from '#src/ui/reads/list-state.ts'
import { Notice, TryAgain } from '#src/ui/reads/notice.tsx'
import { UnreadNotice } from '#src/ui/reads/unread-notice.tsx'
import { useNearReader } from '#src/ui/reads/use-near-reader.ts'
import { useRead } from '#src/ui/reads/use-read.ts'
import { useTodayInLagos } from '#src/ui/reads/use-today-in-lagos.ts'
import { listCopy } from './list-copy.ts'
import { PROJECT_SKELETONS, ProjectListSkeleton, ProjectSkeleton } from './project-list-skeleton.tsx'
import { ProjectSection } from './project-section.tsx'
import { stepsDone, stepsOf } from './project-steps.ts'

const PROJECTS_FIRST = 10 // spec §9
/** One press shows all of so many; the projects of a longer list come in steps, for each has four cards. */
const PROJECTS_WHOLE = 50
const MORE = 'btn-outline self-start'

/** So many pages without a project are passed over. */
const MOST_PAGES = 20

type Props = {
  type: ProjectTypeSlug
  /** The provider sends long lists in pages; each further one stands below. */
  page?: number
  /** Other projects of the line stand above. */
  isBelow?: boolean
  children?: ((project: Project) => ReactNode) | undefined
}

/**
 * Every project of one line with its packages, in its states. One press shows the rest of a long list (decision D2).
 * `children` stands below the text of each project.
 */
export function ProjectList({ type, page = 1, isBelow = false, children }: Props) {
  const query = useRead(projectsOfType(type, page))
  const state = listStateOf(query, ({ value }) => value.data.length === 0)
  const isAtOnce = useAtOnce(state === 'loaded')
  const { box, isNear } = useNearReader<HTMLDivElement>()

  if (state === 'loading' || (state === 'loaded' && !isNear)) return <ProjectListSkeleton ref={box} />
  if (isUnread(state))
    return <UnreadNotice reason={state} words={listCopy.unread} onTryAgain={query.refetch} />
  if (state === 'empty' || !query.data) {
    if (page < Math.min(query.data?.value.pages ?? 0, MOST_PAGES)) {
      return (
        <ProjectList type={type} page={page + 1} isBelow={isBelow}>
          {children}
        </ProjectList>
      )
    }
    return isBelow ? (
      <p role="status" className="text-ink-soft">
        {listCopy.noMoreProjects}
      </p>
    ) : (
      <Notice
        icon="i-ph-map-trifold"
        title={listCopy.noProjects}
        text={listCopy.noProjectsText}
        action={<TryAgain onPress={query.refetch} />}
      />
    )
  }

  return (
    <LoadedProjects {...query.data} type={type} page={page} isAtOnce={isAtOnce}>
      {children}
    </LoadedProjects>
  )
}

type LoadedProps = Props & { value: ProjectPage; page: number; storedAt: number; isAtOnce: boolean }

/** From the top, one more card with each frame; all at once for a reader who returns to an old position. */
function LoadedProjects({ value, storedAt, type, page, isAtOnce, children }: LoadedProps) {
  const { asked, ask } = useAsked(`projects ${page}`, PROJECTS_FIRST)
  const { asked: pagesBelow, ask: askBelow } = useAsked(`projects below ${page}`, 0)
  const { data: projects, pages } = value
  const today = useTodayInLagos()
  const showsMore = asked > PROJECTS_FIRST
  const shown = projects.slice(0, asked)
  const next = shownAfterPress(shown.length, projects.length, PROJECTS_WHOLE)
  const steps = shown.reduce((sum, project) => sum + stepsOf(project), 0)
  const drawn = useIncrementalList(steps, isAtOnce ? steps : 1, showsMore ? undefined : 1)
  const done = stepsDone(shown, drawn)
  const isDrawn = drawn === steps
  const isWhole = isDrawn && shown.length === projects.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12px">
      <Age storedAt={storedAt} prefix={copy.pricesAge} />
      <div className="flex flex-col gap-64px md:gap-88px">
        {shown.map((project, at) =>
          done[at] ? (
            <ProjectSection
              key={project.id}
              project={project}
              type={type}
              today={today}
              storedAt={storedAt}
              cards={done[at] - 1}
            >
              {children}
            </ProjectSection>
          ) : (
            at < PROJECT_SKELETONS && <ProjectSkeleton key={project.id} />
          ),
        )}
        {isDrawn && !isWhole && (
          <button type="button" className={MORE} onClick={() => ask(next)}>
            {next === projects.length
              ? listCopy.showAllProjects(projects.length)
              : listCopy.showSomeProjects(next - shown.length, projects.length)}
          </button>
        )}
        {isWhole && page < pages && pagesBelow === 0 && (
          <button type="button" className={MORE} onClick={() => askBelow(1)}>
            {listCopy.showMoreProjects}
          </button>
        )}
        {isWhole && page < pages && pagesBelow > 0 && (
          <ProjectList type={type} page={page + 1} isBelow>
            {children}
          </ProjectList>
        )}
      </div>
    </div>
  )
}
