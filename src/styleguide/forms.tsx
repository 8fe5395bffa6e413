import { KeptNote } from '../ui/kept-note.tsx'
import { RestoredNote } from '../ui/restored-note.tsx'
import { SubmitPart } from '../ui/submit-part.tsx'
import { samples } from './samples.ts'
import { Shelf, Specimen } from './specimen.tsx'

const TWO_HOURS_MS = 7_200_000
const nothing = () => undefined
const end = { words: samples.submit, icon: 'i-ph-calendar-check' }

export function Forms() {
  return (
    <Shelf>
      <Specimen name="not all filled">
        <SubmitPart {...end} isReady={false} isSending={false} />
      </Specimen>
      <Specimen name="ready">
        <SubmitPart {...end} isReady isSending={false} />
      </Specimen>
      <Specimen name="sending">
        <SubmitPart {...end} isReady isSending />
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
