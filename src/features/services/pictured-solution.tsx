import { Picture, type PictureSource } from '#src/ui/picture/picture.tsx'
import office from '../../assets/art/office.jpg?w=360;480;656;960&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import sunrise from '../../assets/art/vision.jpg?w=360;480;656;960&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import type { tailoredSolutions } from './content.ts'

const PICTURES: Record<(typeof tailoredSolutions.pictured)[number]['id'], PictureSource> = {
  wealth: sunrise,
  portfolio: office,
}

/** The picture fades into the ground of the card, so that its words meet AA contrast whatever it shows. */
export function PicturedSolution({
  id,
  promise,
  service,
  text,
}: (typeof tailoredSolutions.pictured)[number]) {
  return (
    <div className="h-full flex flex-col overflow-hidden rounded-lg bg-band text-on-band">
      <Picture
        source={PICTURES[id]}
        alt=""
        sizes="(min-width: 46.875em) 58vw, 90vw"
        className="w-full aspect-[4/3] md:aspect-auto md:h-340px object-cover object-[50%_80%] [mask-image:linear-gradient(#000_72%,transparent)]"
      />
      <div className="relative -mt-12px px-20px md:px-32px pb-24px md:pb-32px">
        <h3>
          <span className="block title-3">{promise}</span>
          <span className="block mt-4px font-600">{service}</span>
        </h3>
        <p className="mt-8px max-w-[34em] text-on-band-soft">{text}</p>
      </div>
    </div>
  )
}
