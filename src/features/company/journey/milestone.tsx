import type { sampleMilestones } from '#src/features/company/content.ts'
import { Picture, type PictureSource } from '#src/ui/picture/picture.tsx'
import family from '../../../assets/art/agro-5.jpg?w=360;560&aspect=16:10&fit=cover&quality=44&format=avif;webp&as=picture'
import green from '../../../assets/art/community.jpg?w=360;560&aspect=16:10&fit=cover&quality=44&format=avif;webp&as=picture'
import bungalow from '../../../assets/art/home-3.jpg?w=360;560&aspect=16:10&fit=cover&quality=44&format=avif;webp&as=picture'
import gate from '../../../assets/art/land-2.jpg?w=360;560&aspect=16:10&fit=cover&quality=44&format=avif;webp&as=picture'
import layout from '../../../assets/art/land-3.jpg?w=360;560&aspect=16:10&fit=cover&quality=44&format=avif;webp&as=picture'
import office from '../../../assets/art/office.jpg?w=360;560&aspect=16:10&fit=cover&quality=44&format=avif;webp&as=picture'

type Entry = (typeof sampleMilestones)[number]

const PICTURES: Record<Entry['year'], PictureSource> = {
  2016: gate,
  2018: family,
  2020: layout,
  2022: bungalow,
  2023: green,
  2024: office,
}

const HUES: Record<Entry['colour'], string> = {
  land: 'text-laterite',
  agro: 'text-leaf',
  home: 'text-[var(--on-tag-home)]',
}

/**
 * A year over the road, with its peg, and what happened under it. Each cell draws its own road, so that it never
 * breaks.
 */
export function Milestone({ year, colour, text }: Entry) {
  return (
    <li className="relative pl-36px pb-40px md:pl-0 md:pb-0 drives:w-[clamp(320px,31vw,420px)] before:content-[''] before:absolute before:left-0 before:top-0 before:bottom-0 before:w-10px before:bg-[#b8622f] md:before:right-0 md:before:bottom-auto md:before:top-96px md:before:w-auto md:before:h-14px first:before:rounded-t-full md:first:before:rounded-none">
      <h3 className={`price text-[3rem] md:text-[4.5rem] leading-none md:h-96px ${HUES[colour]}`}>{year}</h3>
      <span
        className="absolute left-[-3px] top-16px md:left-0 md:top-88px w-16px h-16px md:h-30px rounded-3px bg-gold"
        aria-hidden
      />
      <div className="md:pr-32px mt-12px md:mt-40px">
        <Picture
          source={PICTURES[year]}
          alt=""
          sizes="(min-width: 46.875em) 31vw, 84vw"
          className="w-full aspect-[16/10] drives:aspect-auto drives:h-[clamp(140px,25vh,240px)] object-cover rounded-md"
        />
        <p className="mt-16px max-w-[28em]">{text}</p>
      </div>
    </li>
  )
}
