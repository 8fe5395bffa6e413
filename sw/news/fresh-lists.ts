/** The provider's lists of this moment, past the worker's copies, which they replace. */
import { endpoints, PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import { openEnvelope, parseOne } from '#contract/records/envelope.ts'
import { projectPageSchema } from '#contract/records/project.ts'
import { scheduleListSchema } from '#contract/records/site-tour.ts'
import type { Reads } from '#follow/look.ts'
import { readAnew } from '../caches/api-cache.ts'

export const freshLists = (event: ExtendableEvent): Reads => ({
  projects: (line, page) =>
    read(endpoints.projectsOfType(PROJECT_TYPE_IDS[line], page), event, (answer) =>
      parseOne(projectPageSchema, answer),
    ),
  schedules: () => read(endpoints.schedules(), event, ({ data }) => parseOne(scheduleListSchema, data)),
})

/** Null: nobody answered, or not with what the provider promises. */
async function read<Value>(
  path: string,
  event: ExtendableEvent,
  parse: (answer: ReturnType<typeof openEnvelope>) => Value,
): Promise<Value | null> {
  try {
    return parse(openEnvelope(await readAnew(path, event)))
  } catch {
    return null
  }
}
