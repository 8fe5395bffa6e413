import { sitePaths } from '#contract/site-paths.ts'
import { list as words } from '#src/features/requests/copy.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Notice } from '#src/ui/reads/notice.tsx'

export function NothingKept() {
  return (
    <Notice
      icon="i-ph-tray"
      title={words.emptyTitle}
      text={words.empty}
      action={
        <div className="flex flex-wrap gap-12px">
          <ButtonLink to={sitePaths.siteTour}>{words.toTours}</ButtonLink>
          <ButtonLink to={sitePaths.virtualTeam} variant="outline">
            {words.toTeam}
          </ButtonLink>
        </div>
      }
    />
  )
}
