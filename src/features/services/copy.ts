export const tailoredCopy = {
  title: 'Tailored Solutions for Your Assets', // spec §1
  lead: 'Buying is the first day. These are for all the days after it.',
} as const
