import { TellMe } from '#src/forms/live/tell-me.tsx'
import { Age } from '#src/ui/reads/age.tsx'
import { LookupSkeleton } from '#src/ui/reads/lookup-skeleton.tsx'
import { Notice } from '#src/ui/reads/notice.tsx'
import { UnreadNotice } from '#src/ui/reads/unread-notice.tsx'
import { toast } from '#src/ui/toast.ts'
import { Shelf, Specimen } from './specimen.tsx'

const TWO_HOURS_MS = 7_200_000
const KINDS = ['plain', 'success', 'info', 'warning', 'error', 'loading'] as const
const nothing = () => undefined

export function Feedback() {
  return (
    <Shelf>
      <Specimen name="failed">
        <UnreadNotice
          reason="failed"
          words={{
            failedTitle: 'Something went wrong',
            failed: "We couldn't load the posts. Please try again later.",
            offline: '',
          }}
          onTryAgain={nothing}
        />
      </Specimen>
      <Specimen name="offline">
        <Notice
          icon="i-ph-cloud-slash"
          text="You are offline, and this list is not saved on this phone yet."
        />
      </Specimen>
      <Specimen name="empty">
        <Notice icon="i-ph-map-trifold" text="No projects available for this category." />
      </Specimen>
      <Specimen name="looking">
        <LookupSkeleton words="Looking at what this phone keeps…">
          <Notice icon="i-ph-tray" title="Nothing here yet" text="What you send is listed here." />
        </LookupSkeleton>
      </Specimen>
      <Specimen name="age">
        <Age storedAt={Date.now() - TWO_HOURS_MS} prefix="Prices" />
      </Specimen>
      <Specimen name="tell me">
        <TellMe />
      </Specimen>
      <Specimen name="toasts">
        <div className="flex flex-wrap gap-8px">
          {KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              className="btn-outline"
              onClick={() => toast[kind](`A ${kind} toast`)}
            >
              {kind}
            </button>
          ))}
        </div>
      </Specimen>
    </Shelf>
  )
}
