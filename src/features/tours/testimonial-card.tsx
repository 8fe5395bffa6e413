import { Picture } from '#src/ui/picture/picture.tsx'
import type { Testimonial } from './content.ts'
import { visitorPortraits } from './visitor-portraits.ts'

export function TestimonialCard({
  testimonial: { name, role, quote, portraits },
}: {
  testimonial: Testimonial
}) {
  return (
    <li className="grid md:motion-safe:w-[max(400px,30vw)]">
      <figure className="grid content-between gap-24px p-24px md:p-28px rounded-md bg-sand">
        <blockquote className="text-[1.125rem] leading-[1.5]">“{quote}”</blockquote>
        <figcaption className="flex items-center gap-16px">
          <span className="flex shrink-0">
            {portraits.map((portrait) => (
              <Picture
                key={portrait}
                source={visitorPortraits[portrait]}
                alt=""
                sizes="56px"
                className="pale object-cover w-56px h-56px rounded-full border-2 border-solid border-sand [picture+picture>&]:-ml-16px"
              />
            ))}
          </span>
          <div>
            <p className="title-4">{name}</p>
            <p className="small-print">{role}</p>
          </div>
        </figcaption>
      </figure>
    </li>
  )
}
