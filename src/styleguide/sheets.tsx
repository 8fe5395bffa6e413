import { useState } from 'react'
import { Sheet } from '#src/ui/sheet.tsx'
import { samples } from './samples.ts'
import { Specimen } from './specimen.tsx'

export function Sheets() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Specimen name="sheet">
      <button type="button" className="btn-outline" onClick={() => setOpen(true)}>
        Open the sheet
      </button>
      {isOpen && (
        <Sheet title={samples.heading} onClose={() => setOpen(false)}>
          <p>{samples.text}</p>
        </Sheet>
      )}
    </Specimen>
  )
}
