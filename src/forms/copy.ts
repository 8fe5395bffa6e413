/** Words of a form that is kept as it is typed, and of one that goes through the outbox. */
export const copy = {
  draftRestored: 'Go on where you stopped.',
  draftFrom: (age: string) => `What you typed ${age} is still here. It is on this phone only.`,
  startAgain: 'Erase and start again',
  draftKept: 'Kept on this phone as you type, for a few days.',
  eraseDraft: 'Erase what I typed',
  waitsForServer: 'Saved on this phone. Our server could not take it; we try again.',
  waitsForPortal:
    'Saved on this phone. This network answered in place of our server: it may want you to sign in. We try again.',
  waitsForRoom: 'This phone is too full to send it safely. Free some space, or send it another way.',
  onItsWay:
    'The first one is still on its way, so we did not send this one. “Your requests” shows what becomes of it.',
  overtaken:
    'An earlier request from this form has arrived, so we did not send this one. To send it as well, press again.',
  /** Two people may share a phone. */
  whose: (initials: string, code: string) =>
    [initials && `For ${initials}`, code].filter(Boolean).join(' · '),
} as const
