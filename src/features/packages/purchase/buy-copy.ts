/** Words beside Buy Now. Lists of packages do without them. */
export const buyCopy = {
  buyHint: 'Opens your Adbond account in a new tab. Nothing is charged before you confirm there.',
  buyOffline: 'Buying needs a network. An SMS or a call, below, works without data.',
  choosePlan: 'Choose a payment plan first.',
  choosePlanShort: 'Choose a plan',
} as const
