/**
 * Records that are hard to lay out, as the provider could send them tomorrow: all lengths, scripts and gaps at once.
 */
const LONG_WORD = 'Ọbalándàwọ́nìyàn'.repeat(6)
const LONG_NAME =
  'Phase Two Extension of the Moniya Green Layout beside the New Ring Road with Corner Pieces and Roundabout'
const RTL = 'أرض زراعية في إيبادان بالقرب من الطريق الدائري الجديد'
const EMOJI = '🏡🏡🏡 Best plots 👨‍👩‍👧‍👦🌾🌾 🇳🇬🇳🇬'
const NAMES = [LONG_WORD, LONG_NAME, RTL, EMOJI, 'A', '₦'.repeat(40)]
const HUGE = 98_765_432_109_876
const PROMO = { id: 1, title: LONG_NAME, description: LONG_WORD, discount: 99.5, active: true }

const nameAt = (at: number) => NAMES[at % NAMES.length] ?? 'A'

const pkg = (at: number) => ({
  id: 9000 + at,
  name: nameAt(at),
  description: at % 3 === 0 ? null : `${LONG_NAME}\n\n${LONG_WORD} ${RTL}`,
  location: [null, LONG_WORD, RTL, '', LONG_NAME][at % 5],
  state: at % 2 === 0 ? null : EMOJI,
  size: [null, HUGE, 0, 450][at % 4],
  units: [HUGE, null, 0][at % 3],
  availableUnits: [7, null, HUGE, 0][at % 4],
  amount: [0, HUGE, 1, 2_400_000.55][at % 4],
  minPrice: HUGE / 10,
  infrastructureFee: HUGE,
  installmentOption: at % 2 === 1,
  installmentDuration: 240,
  benefits: NAMES.map((name, id) => ({ id, name: `${name} ${id}`, icon: id % 2 ? '/media/none.svg' : null })),
  media: at % 2 === 0 ? null : [{ fileType: 'image', url: '/media/none.jpg', description: LONG_NAME }],
  promos: [PROMO],
  soldOut: at % 7 === 6,
  active: true,
})

const project = (at: number) => ({
  id: 800 + at,
  name: nameAt(at),
  description: at % 2 === 0 ? LONG_WORD : `${RTL}\n${LONG_NAME}`,
  promos: at % 2 === 0 ? [PROMO] : [],
  packages: Array.from({ length: at === 2 ? 0 : 6 }, (_, place) => pkg(at * 10 + place)),
})

const post = (at: number) => ({
  id: 700 + at,
  slug: `hard-${at}`,
  topic: nameAt(at),
  preview: [LONG_WORD, null, RTL][at % 3],
  content: `<h2>${LONG_WORD}</h2><p>${LONG_NAME} ${LONG_WORD} ${RTL} ${EMOJI}</p><table><tr>${`<td>${LONG_WORD}</td>`.repeat(6)}</tr></table><pre>${LONG_WORD.repeat(4)}</pre><ul><li>${LONG_WORD}</li></ul><img src="/media/none.jpg" alt="${LONG_NAME}"><blockquote>${RTL}</blockquote>`,
  type: at % 2 === 0 ? 'news' : LONG_WORD,
  coverPhoto: at % 2 === 0 ? {} : { url: '/media/none.jpg' },
  projectType: [{ id: 1, name: 'homes' }, null, { id: 9, name: LONG_WORD }][at % 3],
  created: at % 2 === 0 ? 'January 5, 2027' : LONG_WORD,
  likesCount: HUGE,
  commentsCount: HUGE,
  dislikesCount: HUGE,
  disliked: true,
  liked: true,
})

const schedule = (at: number) => ({
  id: 600 + at,
  projectType: { id: 1, name: at % 2 === 0 ? 'land' : LONG_WORD },
  project: { id: 1, name: nameAt(at + 1), promos: [PROMO] },
  package: { ...pkg(at), id: 5 },
  fee: [0, HUGE][at % 2],
  recurrent: at % 2 === 0,
  recurrent_day: at % 2 === 0 ? 'Wednesday' : null,
  availableDate: at % 3 === 1 ? 'January 5, 2099' : LONG_WORD,
  availableTime: at % 2 === 0 ? '09:00 AM' : LONG_WORD,
})

const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
const choices = Object.fromEntries(many(6, (at) => [at + 1, { id: at + 1, name: nameAt(at) }]))

/** The first pattern that fits an address says what `data` is. */
const ANSWERS: readonly (readonly [RegExp, unknown])[] = [
  [/\/packages\/view\//, pkg(1)],
  [/\/packages\/project_type\//, many(60, pkg)],
  [/\/projects\/\d/, many(12, project)],
  [/\/posts\/./, post(1)],
  [/\/posts\?/, many(10, post)],
  [/packageId=.*date=/, { 1: '09:00' }],
  [/packageId=/, ['2099-12-03']],
  [/filter_schedules\?/, choices],
  [/filter_schedules/, many(9, schedule)],
]

export function hardAnswer(address: string): object {
  const data = ANSWERS.find(([pattern]) => pattern.test(address))?.[1] ?? []
  return { statusCode: 200, data, page: 6, perPage: 10, pages: 123_456, total: HUGE }
}
