import { referenceCode } from '#contract/sent/reference-code.ts'
import { lost as words } from '#src/features/requests/copy.ts'
import { forgetMissing, type RequestList } from '#src/features/requests/mutations.ts'
import { Notice } from '#src/ui/reads/notice.tsx'

/** A request that the browser discarded with its database: it is never lost silently. */
export function MissingRequest({ request: { id, label } }: { request: RequestList['missing'][number] }) {
  return (
    <Notice
      icon="i-ph-warning-circle"
      title={words.title}
      text={words.text(label, referenceCode(id))}
      action={
        <button type="button" className="btn-outline" onClick={() => forgetMissing(id)}>
          {words.read}
          <span className="visually-hidden">: {label}</span>
        </button>
      }
    />
  )
}
