export const contentsCopy = { title: 'In this post' } as const
