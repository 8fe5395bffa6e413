import { useState } from 'react'
import { FieldNotes } from '#src/ui/fields/field-notes.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { Stepper } from '#src/ui/fields/stepper.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { samples } from './samples.ts'
import { Shelf, Specimen } from './specimen.tsx'

const choice = {
  name: 'line',
  label: 'Project type',
  placeholder: 'Choose a project type',
  options: samples.options,
}

export function Fields() {
  const [text, setText] = useState('')
  const [line, setLine] = useState('')
  const [units, setUnits] = useState(1)
  const typed = { value: text, onChange: setText }
  const chosen = { value: line, onChange: setLine }
  return (
    <Shelf>
      <Specimen name="empty, with help">
        <TextField label="First name" name="first" help="As on your bank account." {...typed} />
      </Specimen>
      <Specimen name="filled">
        <TextField label="Email" name="email" type="email" value="amaka@example.com" onChange={setText} />
      </Specimen>
      <Specimen name="wrong">
        <TextField
          label="Email"
          name="wrong"
          value="amaka@"
          error="Please check this address."
          onChange={setText}
        />
      </Specimen>
      <Specimen name="long text">
        <TextField label="Message" name="message" multiline {...typed} />
      </Specimen>
      <Specimen name="nothing chosen">
        <SelectField {...choice} {...chosen} />
      </Specimen>
      <Specimen name="chosen">
        <SelectField {...choice} value="agro" onChange={setLine} />
      </Specimen>
      <Specimen name="loading">
        <SelectField {...choice} {...chosen} loading />
      </Specimen>
      <Specimen name="locked">
        <SelectField {...choice} {...chosen} disabled />
      </Specimen>
      <Specimen name="wrong choice">
        <SelectField {...choice} {...chosen} error="This date is gone." />
      </Specimen>
      <Specimen name="stepper at its minimum">
        <Stepper label="Units" value={units} min={1} onChange={setUnits} />
      </Specimen>
      <Specimen name="stepper at its maximum">
        <Stepper label="Units" value={34} min={1} max={34} onChange={setUnits} />
      </Specimen>
      <Specimen name="notes">
        <FieldNotes fieldId="notes" help="Two or three sentences." error="Please fill in this field." />
      </Specimen>
    </Shelf>
  )
}
