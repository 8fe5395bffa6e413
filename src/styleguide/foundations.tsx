import { samples } from './samples.ts'

// Written out, because the stylesheet is generated from the words of the source.
const GROUNDS = {
  paper: 'bg-paper text-ink',
  surface: 'bg-surface text-ink',
  sand: 'bg-sand text-ink',
  mint: 'bg-mint text-ink',
  sky: 'bg-sky text-ink',
  forest: 'bg-forest text-on-forest',
  band: 'bg-band text-on-band',
  gold: 'bg-gold text-on-gold',
  'laterite on paper': 'bg-paper text-laterite',
  'leaf on paper': 'bg-paper text-leaf',
  'danger on surface': 'bg-surface text-danger',
  'ink-soft on sand': 'bg-sand text-ink-soft',
  'on-band-soft on band': 'bg-band text-on-band-soft',
} as const

export function Colours() {
  return (
    <ul className="grid grid-cols-2 md:grid-cols-4 gap-8px">
      {Object.entries(GROUNDS).map(([name, classes]) => (
        <li
          key={name}
          className={`p-16px min-h-88px rounded-sm border-1 border-solid border-edge ${classes}`}
        >
          {name}
        </li>
      ))}
      {(['tag-land', 'tag-agro', 'tag-home', 'tag'] as const).map((tag) => (
        <li key={tag} className="p-16px">
          <span className={TAGS[tag]}>{tag}</span>
        </li>
      ))}
    </ul>
  )
}

const TAGS = { 'tag-land': 'tag-land', 'tag-agro': 'tag-agro', 'tag-home': 'tag-home', tag: 'tag' } as const

export function Type() {
  return (
    <div className="grid gap-16px">
      <p className="eyebrow">eyebrow</p>
      <p className="title-1">{samples.heading}</p>
      <p className="title-2">{samples.heading}</p>
      <p className="title-3">{samples.heading}</p>
      <p className="title-4">{samples.heading}</p>
      <p className="lead">{samples.lead}</p>
      <p className="prose">{samples.text}</p>
      <p className="price text-[2.25rem]">{samples.price}</p>
      <p className="small-print">{samples.small}</p>
    </div>
  )
}
