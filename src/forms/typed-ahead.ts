/** What is typed into a prerendered form whose code has not arrived yet (src/startup/awake.tsx). */

const fieldsIn = (part: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`${part} :is(input, textarea, select:required)`),
]

/** By the name of the field. Radio buttons and boxes hold a value that nobody chose. */
export const typedAhead = (): Record<string, string> =>
  Object.fromEntries(
    fieldsIn('[data-asleep]').flatMap(({ name, type, value }) =>
      value === '' || type === 'radio' || type === 'checkbox' ? [] : [[name, value]],
    ),
  )

/** Puts that into the page as it came anew, before React looks at it. */
export function typeAgain(texts: Readonly<Record<string, string>>): void {
  for (const field of fieldsIn('main')) field.value ||= texts[field.name] ?? ''
}
