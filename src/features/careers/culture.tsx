import { culture } from './copy.ts'
import { CultureGallery } from './culture-gallery.tsx'

export function Culture() {
  return (
    <section className="container section" aria-labelledby="culture">
      <div className="grid gap-x-56px gap-y-20px md:grid-cols-12 mb-40px md:mb-64px">
        <div className="md:col-span-5 grid content-start gap-20px">
          <h2 id="culture" className="title-2">
            {culture.title}
          </h2>
          <p className="title-3 font-500 leading-[1.3]">{culture.opening}</p>
        </div>
        <div className="md:col-span-7 grid gap-16px content-start">
          {culture.paragraphs.map((paragraph) => (
            <p key={paragraph} className="prose text-ink-soft">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <CultureGallery />
    </section>
  )
}
