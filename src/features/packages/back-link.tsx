import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { copy } from './copy.ts'

/** One step back in history (spec §2); for a visitor who came straight here, up to the project page. */
export function BackLink({ type }: { type: ProjectTypeSlug | null }) {
  const navigate = useNavigate()
  const { key } = useLocation()

  function goBack(event: MouseEvent) {
    const isPlainClick = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (key === 'default' || !isPlainClick) return // 'default' is the first entry the site knows of
    event.preventDefault()
    navigate(-1)
  }

  return (
    <Link
      to={type ? sitePaths.projects(type) : sitePaths.frontPage}
      onClick={goBack}
      className="inline-flex items-center gap-8px min-h-48px text-ink-soft no-underline hover:text-ink"
    >
      <span className="i-ph-arrow-left" aria-hidden />
      {copy.back}
    </Link>
  )
}
