import type { Testimonial } from './content.ts'

export function TestimonialCard({ testimonial: { name, role, quote } }: { testimonial: Testimonial }) {
  return (
    <li className="grid md:motion-safe:w-[max(400px,30vw)]">
      <figure className="grid content-between gap-24px p-24px md:p-28px rounded-md bg-sand">
        <blockquote className="text-[1.125rem] leading-[1.5]">“{quote}”</blockquote>
        <figcaption>
          <p className="title-4">{name}</p>
          <p className="small-print">{role}</p>
        </figcaption>
      </figure>
    </li>
  )
}
