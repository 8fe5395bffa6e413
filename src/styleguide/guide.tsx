import type { ReactNode } from 'react'
import { ThemeSwitch } from '#src/app/theme-switch.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Forms } from './forms.tsx'
import { Colours, Type } from './foundations.tsx'
import { Pictures } from './pictures.tsx'
import { guideCopy } from './samples.ts'
import { Sheets } from './sheets.tsx'
import { Slides } from './slides.tsx'
import { Surfaces } from './surfaces.tsx'
import { Texts } from './texts.tsx'

const PARTS: Record<string, () => ReactNode> = {
  colours: Colours,
  type: Type,
  actions: Actions,
  fields: Fields,
  forms: Forms,
  sheets: Sheets,
  choices: Choices,
  surfaces: Surfaces,
  feedback: Feedback,
  pictures: Pictures,
  slides: Slides,
  texts: Texts,
}

/** One section for each, so that a changed picture names its part (test/audits/styleguide.spec.ts). */
export function Guide() {
  return (
    <main className="container py-40px">
      <PageHead title={guideCopy.title} description={guideCopy.description} path="/styleguide" noIndex />
      <div className="flex flex-wrap items-end justify-between gap-24px pb-40px">
        <h1 className="title-1">{guideCopy.title}</h1>
        <div className="bg-band rounded-[24px]">
          <ThemeSwitch />
        </div>
      </div>
      {Object.entries(PARTS).map(([name, Part]) => (
        <section key={name} data-part={name} className="py-40px border-0 border-t-1 border-solid border-edge">
          <h2 className="title-3 mb-24px capitalize">{name}</h2>
          <Part />
        </section>
      ))}
    </main>
  )
}
