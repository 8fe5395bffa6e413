/** For a field to search a list with: no phone corrects the name of a person or a place. */
export const asTyped = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
