export const filmCopy = { unplayable: 'This film cannot be played here. Press to open it.' } as const
