import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { ProjectList } from '#src/features/packages/list/project-list.tsx'
import { productLineTitle } from '#src/features/product-lines/product-line-content.ts'
import { FindInLine } from '#src/routes/find/find-in-line.tsx'
import { SaveLine, SaveProject } from '#src/routes/sections/save-offline.tsx'
import { PROJECTS_ID } from './ways-past.ts'

/** The projects of one line, with the search above them and the ways to save them. */
export function ProjectsOfLine({ type }: { type: ProjectTypeSlug }) {
  return (
    <div id={PROJECTS_ID} className="container section">
      <FindInLine line={type}>
        <div>
          <div className="mb-24px">
            <SaveLine type={type} title={productLineTitle(type)} />
          </div>
          <ProjectList type={type}>{(project) => <SaveProject project={project} type={type} />}</ProjectList>
        </div>
      </FindInLine>
    </div>
  )
}
