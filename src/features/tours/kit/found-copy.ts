/** Words of the way to the kit, apart from the kit's own: another screen carries them. */
export const found = {
  title: 'Going to see it?',
  text: 'What to bring, which papers to check, and what each one proves. Keeps your ticks, notes and photos on this phone.',
  link: 'Open the inspection kit',
}
