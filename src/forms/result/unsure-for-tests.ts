/** Nobody answered, and nothing else is known. */
export const unsure = {
  id: 'a',
  outcome: 'unsure',
  message: null,
  isAnswered: false,
  isRepeat: false,
  isHeld: false,
  isOther: false,
  isOnItsWay: false,
} as const
