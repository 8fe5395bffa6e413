export const homeFaqsCopy = {
  title: 'Frequently Asked Questions', // spec §1
  text: 'Something else on your mind? Ask us before you decide. It costs nothing.',
  ask: 'Ask by e-mail',
} as const
