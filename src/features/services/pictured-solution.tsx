import { Picture, type PictureSource } from '#src/ui/picture.tsx'
import office from '../../assets/art/office.jpg?w=360;640;960&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import sunrise from '../../assets/art/vision.jpg?w=360;640;960&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import type { tailoredSolutions } from './content.ts'

const PICTURES: Record<(typeof tailoredSolutions.pictured)[number]['id'], PictureSource> = {
  wealth: sunrise,
  portfolio: office,
}

/** The words lie on a scrim, which holds AA whatever the picture is. */
export function PicturedSolution({
  id,
  promise,
  service,
  text,
}: (typeof tailoredSolutions.pictured)[number]) {
  return (
    <div className="relative h-full min-h-380px md:min-h-420px flex items-end overflow-hidden rounded-lg">
      <Picture
        source={PICTURES[id]}
        alt=""
        sizes="(min-width: 750px) 58vw, 90vw"
        className="absolute inset-0 w-full h-full object-cover object-top"
      />
      <div className="relative w-full px-20px md:px-32px pt-96px pb-24px md:pb-32px text-white bg-[linear-gradient(transparent,rgb(6_20_12/.74)_40%,rgb(6_20_12/.9))]">
        <h3>
          <span className="block title-3">{promise}</span>
          <span className="block mt-4px font-600">{service}</span>
        </h3>
        <p className="mt-8px max-w-[34em]">{text}</p>
      </div>
    </div>
  )
}
