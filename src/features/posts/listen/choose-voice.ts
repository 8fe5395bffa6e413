type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/** English as it is spoken nearest to a reader in Nigeria comes first. */
const LANGUAGES = ['en-NG', 'en-GH', 'en-ZA', 'en-KE', 'en-GB', 'en']

const languageRank = (lang: string): number => {
  const spoken = lang.replace('_', '-').toLowerCase() // Android writes en_GB
  const rank = LANGUAGES.findIndex((wanted) => spoken.startsWith(wanted.toLowerCase()))
  return rank < 0 ? LANGUAGES.length : rank
}

/**
 * The voice for our posts. One that lives on the phone comes first, because one of the internet costs data and needs a
 * network. Then the nearest English counts. Null where none speaks English.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[]): V | null {
  const [best] = voices
    .filter(({ lang }) => languageRank(lang) < LANGUAGES.length)
    .sort(
      (a, b) =>
        Number(b.localService) - Number(a.localService) ||
        languageRank(a.lang) - languageRank(b.lang) ||
        Number(b.default) - Number(a.default),
    )
  return best ?? null
}
