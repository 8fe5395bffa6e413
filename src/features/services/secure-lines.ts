/** The three product lines as they are told on Services (spec §2, 'Secure your future'). */
export const secureLines = [
  {
    type: 'land',
    text: 'Surveyed, pegged plots whose papers you read before you pay.',
  },
  {
    type: 'agro',
    text: 'Farm plots planted and managed for you, season by season.',
  },
  {
    type: 'home',
    text: 'Bungalows, terraces and duplexes on streets with drains and light.',
  },
] as const
