/** The provider's lists of this moment, past the worker's copies, which they replace. */
import { endpoints, PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import { openEnvelope, parseOne } from '#contract/records/envelope.ts'
import { projectPageSchema } from '#contract/records/project.ts'
import { scheduleListSchema } from '#contract/records/site-tour.ts'
import type { Reads } from '#follow/look.ts'
import { readAnew } from '../caches/api-cache.ts'

export const freshLists = (event: ExtendableEvent): Reads => ({
  projects: async (line, page) => {
    const answer = await read(endpoints.projectsOfType(PROJECT_TYPE_IDS[line], page), event)
    return answer && parseOne(projectPageSchema, answer)
  },
  schedules: async () => {
    const answer = await read(endpoints.schedules(), event)
    return answer && parseOne(scheduleListSchema, answer.data)
  },
})

/** Null: nobody answered, or not with what the provider promises. */
async function read(path: string, event: ExtendableEvent) {
  try {
    return openEnvelope(await readAnew(path, event))
  } catch {
    return null
  }
}
