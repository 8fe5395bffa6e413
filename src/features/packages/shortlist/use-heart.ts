import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import type { Package } from '#contract/records/package.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { useStore } from '#src/device/use-store.ts'
import { productLineOf } from '#src/features/packages/package-state.ts'
import { packageById } from '#src/features/packages/queries.ts'
import { isSoonAfter } from '#src/ui/lists/one-removal.ts'
import { toast } from '#src/ui/toast.ts'
import { entryOf } from './changes-since-saved.ts'
import { shortlist } from './kept/shortlist.ts'
import { saveOrTell } from './save-or-tell.ts'
import { heart as words } from './shortlist-copy.ts'

const TOLD_MS = 8_000 // a toast that leads somewhere stays longer than one that only tells

let hasToldWhere = false

/**
 * Whether a package is on the shortlist, and a press that changes it. What is saved opens offline: its own record is
 * read once more. If the phone keeps nothing, the heart stays as it was and a toast says why. The second tap of a double
 * tap takes nothing back: a package that is saved anew would have the figures of now.
 */
export function useHeart(
  pkg: Package,
  type: ProjectTypeSlug | null,
): { isSaved: boolean; press: (event: Pick<Event, 'timeStamp'>) => void } {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id } = pkg
  const isSaved = useStore({ subscribe: shortlist.subscribe, get: () => shortlist.has(id) }, false)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)

  const press = (event: Pick<Event, 'timeStamp'>) => {
    if (isSoonAfter(event, changedAt.current)) return
    if (isSaved) {
      if (shortlist.remove(id) === 'kept') changedAt.current = performance.now()
      else toast.warning(words.stays)
      return
    }
    if (!saveOrTell(entryOf(pkg, productLineOf(pkg) ?? type, Date.now()))) return
    changedAt.current = performance.now()
    if (navigator.onLine) void client.prefetchQuery(packageById(id))
    if (hasToldWhere) return
    hasToldWhere = true
    toast.success(words.told, {
      id: words.told,
      durationMs: TOLD_MS,
      action: { label: words.see, onPress: () => navigate(sitePaths.shortlist) },
    })
    const forget = shortlist.subscribe(() => {
      if (shortlist.has(id)) return
      forget()
      toast.end(words.told)
      hasToldWhere = false
    })
  }
  return { isSaved, press }
}
