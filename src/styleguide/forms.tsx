import { BusyButton } from '#src/forms/busy-button.tsx'
import { KeptNote } from '#src/forms/notes/kept-note.tsx'
import { RestoredNote } from '#src/forms/notes/restored-note.tsx'
import { SteadyNote } from '#src/forms/notes/steady-note.tsx'
import { StateIcon } from '#src/forms/submission/state-icon.tsx'
import { SubmissionForm } from '#src/forms/submission/submission-form.tsx'
import { SubmitPart } from '#src/forms/submit-part.tsx'
import { samples } from './samples.ts'
import { Shelf, Specimen } from './specimen.tsx'

const TWO_HOURS_MS = 7_200_000
const PHONE_HELP = 'We call it only about this visit.'
const nothing = () => undefined
const STATES = ['queued', 'sending', 'delivered', 'refused', 'unsure'] as const
const end = { words: samples.submit, icon: 'i-ph-calendar-check' }

export function Forms() {
  return (
    <Shelf>
      <Specimen name="not all filled">
        <SubmitPart {...end} missing={['Email', 'Date']} isSending={false} />
      </Specimen>
      <Specimen name="ready">
        <SubmitPart {...end} missing={[]} isSending={false} />
      </Specimen>
      <Specimen name="refused">
        <SubmitPart {...end} missing={[]} isSending={false} refusal="Could not be booked. We are closed." />
      </Specimen>
      <Specimen name="sending">
        <SubmitPart {...end} missing={[]} isSending />
      </Specimen>
      <Specimen name="a press that takes its time">
        <BusyButton
          className="btn-outline"
          icon="i-ph-paper-plane-tilt"
          words="Send now"
          busyWords="Sending now…"
          act={async () => undefined}
        />
      </Specimen>
      <Specimen name="one of several notes">
        <SteadyNote notes={['We will call +2348031234567.', PHONE_HELP]} shown={PHONE_HELP} />
      </Specimen>
      <Specimen name="what became of it">
        <p className="flex gap-12px">
          {STATES.map((state) => (
            <StateIcon key={state} state={state} />
          ))}
        </p>
      </Specimen>
      <Specimen name="a form around its fields">
        <SubmissionForm
          {...end}
          words={{ ...samples.submit, silent: 'Kept on this phone.' }}
          className="grid gap-20px"
          submission={{
            form: { current: null },
            kept: {
              restoredAt: null,
              isKept: true,
              ids: () => [],
              handOver: nothing,
              takeBack: nothing,
              letGo: nothing,
              setAside: nothing,
            },
            submit: async (event) => event.preventDefault(),
            clear: nothing,
            isSending: false,
            isSaved: false,
            refusal: null,
            missing: [],
            inMemory: 'This phone stores nothing.',
          }}
        >
          <p>The fields stand here.</p>
        </SubmissionForm>
      </Specimen>
      <Specimen name="kept on the phone">
        <KeptNote isKept onErase={nothing} />
      </Specimen>
      <Specimen name="given back">
        <RestoredNote restoredAt={Date.now() - TWO_HOURS_MS} onErase={nothing} />
      </Specimen>
    </Shelf>
  )
}
