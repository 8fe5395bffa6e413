import type { ComponentProps, ReactNode } from 'react'
import { KeptNote } from '#src/forms/notes/kept-note.tsx'
import { RestoredNote } from '#src/forms/notes/restored-note.tsx'
import { SubmitPart } from '#src/forms/submit-part.tsx'
import type { useSubmission } from './use-submission.ts'

type Props = {
  submission: Pick<
    ReturnType<typeof useSubmission>,
    'form' | 'kept' | 'submit' | 'clear' | 'isSending' | 'isSaved' | 'refusal' | 'missing' | 'inMemory'
  >
  words: ComponentProps<typeof SubmitPart>['words'] & { silent: string }
  /** A Phosphor class for the button at rest. */
  icon: string
  className: string
  children: ReactNode
}

/**
 * What is the same around the fields of every form that goes through the outbox. Its parent also holds its panel.
 */
export function SubmissionForm({ submission, words, icon, className, children }: Props) {
  const { form, kept, submit, clear, isSending, isSaved, refusal, missing, inMemory } = submission
  return (
    <>
      <RestoredNote restoredAt={kept.restoredAt} onErase={clear} />
      {/* Before a handler exists, any other method would put what was typed into the address. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} className={className}>
        {children}
        <SubmitPart
          words={words}
          icon={icon}
          missing={missing}
          isSending={isSending}
          refusal={refusal}
          silent={isSaved ? words.silent : inMemory}
        >
          <KeptNote isKept={kept.isKept} onErase={clear} />
        </SubmitPart>
      </form>
    </>
  )
}
