import { BelowFirstScreen } from '#src/ui/reveal/below-first-screen.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import { samples } from './samples.ts'
import { Shelf, Specimen } from './specimen.tsx'

export function Surfaces() {
  return (
    <Shelf>
      <Specimen name="card">
        <div className="card p-20px">{samples.text}</div>
      </Specimen>
      <Specimen name="panel">
        <div className="panel">{samples.text}</div>
      </Specimen>
      <Specimen name="floating">
        <div className="card p-20px shadow-float">{samples.text}</div>
      </Specimen>
      <Specimen name="revealed">
        <Reveal className="card p-20px">{samples.text}</Reveal>
      </Specimen>
      <Specimen name="below the first screen">
        <BelowFirstScreen>{samples.text}</BelowFirstScreen>
      </Specimen>
      <Specimen name="skeleton">
        <div className="grid gap-12px" aria-hidden>
          <div className="skeleton h-112px" />
          <div className="skeleton h-20px w-4/5" />
        </div>
      </Specimen>
    </Shelf>
  )
}
