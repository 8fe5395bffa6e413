/** What is wrong in a form, and what becomes of it. */
export const copy = {
  fillIn: (field: string) => `Please fill in: ${field.toLowerCase()}.`,
  stillMissing: (fields: string) => `Still missing: ${fields}.`,
  shorten: (field: string, max: string, now: string) =>
    `Please shorten: ${field.toLowerCase()}. At most ${max} characters, now ${now}.`,
  serverSays: (ours: string, theirs: string) => `${ours} Our server says: “${theirs}”`,
  invalidEmail: 'Please enter an e-mail address, for example ada@example.com.',
  arrivedAlike: (initials: string, code: string) =>
    `Another one for ${initials} has arrived (${code}). If that is the same person, there is nothing left to send.`,
  tellMe: 'Tell me when it is sent',
  told: 'This phone will tell you what became of it.',
  openAgain: 'Nothing is sent while this site is closed. Please open it again when you have a network.',
  notTold: 'All right. You will always find what became of it under “Your requests”.',
} as const
