/** `+2348031234567` → `+234 803 123 4567`, as it is read aloud in Nigeria; other numbers stay unchanged. */
export function phoneInGroups(phone: string): string {
  return phone.replace(/^\+234(\d{3})(\d{3})(\d{4})$/, '+234 $1 $2 $3')
}
