export type Named = { firstname: string; lastname: string }

/** As the person is called. */
export const nameOf = ({ firstname, lastname }: Named): string => `${firstname} ${lastname}`

/** The same for one name in whatever case, with whatever blanks, typed on whatever keyboard. */
export const nameKey = (name: string): string =>
  name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
