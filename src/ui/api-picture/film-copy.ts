export const filmCopy = { unplayable: 'This film cannot be played here.' } as const
