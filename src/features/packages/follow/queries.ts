import { endpoints, PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import { readAnswer, type SchemaName } from '#contract/records/schemas.ts'
import { lookAtFollowed } from '#follow/look.ts'
import { getJson } from '#src/api-client/client.ts'

/** The look of a page that no worker serves: its reads go to the provider. */
export const lookFromPage = (): Promise<void> =>
  lookAtFollowed({
    projects: (line, page) => read('project-page', endpoints.projectsOfType(PROJECT_TYPE_IDS[line], page)),
    schedules: () => read('schedule-list', endpoints.schedules()),
  })

async function read<Name extends SchemaName>(schema: Name, path: string) {
  try {
    return readAnswer(schema, (await getJson(path, new AbortController().signal)).body)
  } catch {
    return null // no line, or not what the provider promises
  }
}
