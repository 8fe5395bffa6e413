import { type ComponentProps, useState } from 'react'
import { NIGERIAN_LANDLINE, phoneNumber } from '#contract/sent/phone-number.ts'
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  type Contact,
  type ContactField,
} from '#contract/sent/tour-booking.ts'
import { form } from '#src/features/tours/copy.ts'
import type { FieldErrors } from '#src/forms/errors/refused-fields.ts'
import { SteadyNote } from '#src/forms/notes/steady-note.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'

type FieldKind = Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete'>

const KINDS: Record<ContactField, FieldKind> = {
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
}

type Props = {
  contact: Contact
  errors: FieldErrors<ContactField>
  onType: (field: ContactField, text: string) => void
}

export function ContactFields({ contact, errors, onType }: Props) {
  const [isPhoneLeft, setIsPhoneLeft] = useState(false)
  return (
    <fieldset
      className="grid gap-20px md:grid-cols-2"
      // A number is doubtful only once the person has finished typing it.
      onBlur={({ target }) => target.matches('[name=phoneNumber]') && setIsPhoneLeft(true)}
    >
      <legend className="title-4 p-0 mb-20px">{form.aboutYou}</legend>
      {CONTACT_FIELDS.map((field) => (
        <TextField
          key={field}
          {...KINDS[field]}
          label={form.fields[field]}
          name={field}
          value={contact[field]}
          onChange={(text) => onType(field, text)}
          error={errors[field]}
          maxLength={CONTACT_LIMITS[field]}
          help={field === 'phoneNumber' && <PhoneNote typed={isPhoneLeft ? contact.phoneNumber : ''} />}
          required
        />
      ))}
    </fieldset>
  )
}

/** Its words change as the person leaves the field, often to press the button below. Its room does not change. */
function PhoneNote({ typed }: { typed: string }) {
  const { number, isDoubtful } = phoneNumber(typed)
  const { phoneHelp, doubtfulPhone, phoneWillBe } = form
  const understood = isDoubtful ? doubtfulPhone : phoneWillBe(number, NIGERIAN_LANDLINE.test(number))
  const shown = typed.trim() === '' ? phoneHelp : understood
  return <SteadyNote notes={[phoneHelp, doubtfulPhone]} shown={shown} />
}
