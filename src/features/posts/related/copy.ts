export const relatedCopy = { title: 'Read next' } as const
