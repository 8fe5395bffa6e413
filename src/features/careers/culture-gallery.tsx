import { Picture } from '#src/ui/picture/picture.tsx'
import field from '../../assets/art/agro-2.jpg?w=336;640&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import ponds from '../../assets/art/agro-4.jpg?w=336;640&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import harvest from '../../assets/art/agro-5.jpg?w=336;640&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import green from '../../assets/art/community.jpg?w=336;640;960&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import street from '../../assets/art/home-2.jpg?w=336;640&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import plot from '../../assets/art/land-4.jpg?w=336;640&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import { culture } from './copy.ts'

/** Six on phones, the first five on wide screens, the first of them large (decision E8). A hidden one is not loaded. */
const IMAGES = [
  { source: green, alt: 'Neighbours on a shared green with a gazebo, benches and swings.', large: true },
  { source: plot, alt: 'A family and a guide at a pegged plot under a great shade tree.', large: false },
  { source: harvest, alt: 'Farm workers with baskets of harvest between maize and cassava.', large: false },
  { source: field, alt: 'Workers with crates in front of tunnel greenhouses.', large: false },
  { source: street, alt: 'A row of finished terrace homes along a paved street.', large: false },
  { source: ponds, alt: 'Fish ponds with aerators beside a poultry house.', large: false },
] as const

const DESKTOP_IMAGES = 5 // decision E8

export function CultureGallery() {
  return (
    <figure>
      <ul className="grid grid-cols-2 md:grid-cols-4 md:grid-rows-2 gap-8px md:gap-16px">
        {IMAGES.map(({ source, alt, large }, at) => (
          <li
            key={alt}
            className={`${large ? 'md:col-span-2 md:row-span-2' : ''} ${at < DESKTOP_IMAGES ? '' : 'md:hidden'}`}
          >
            <Picture
              source={source}
              alt={alt}
              sizes={large ? '46vw' : '(min-width: 46.875em) 23vw, 46vw'}
              className="w-full h-full aspect-[4/3] object-cover rounded-sm md:rounded-md"
            />
          </li>
        ))}
      </ul>
      <figcaption className="small-print mt-12px">{culture.note}</figcaption>
    </figure>
  )
}
