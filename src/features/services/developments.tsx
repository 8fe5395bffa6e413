import { Picture, type PictureSource } from '#src/ui/picture/picture.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import farm from '../../assets/art/agro-1.jpg?w=360;656;960&aspect=4:3&fit=cover&quality=46&avif=36&format=avif;webp&as=picture'
import windows from '../../assets/art/dusk.jpg?w=360;656;960&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import terrace from '../../assets/art/home-2.jpg?w=360;656;960&aspect=4:3&fit=cover&quality=46&format=avif;webp&as=picture'
import { AskService } from './ask-service.tsx'
import { development } from './core-services.ts'

type Service = (typeof development.services)[number]

const PICTURES: Record<Service['id'], PictureSource> = { agro: farm, housing: terrace, interior: windows }

/** Three pictures of one height, the field the widest of them. */
export function Developments() {
  return (
    <div className="mt-40px md:mt-64px pt-40px border-0 border-t-1 border-solid border-edge">
      <h3 className="title-3">{development.title}</h3>
      <p className="mt-6px mb-32px text-ink-soft">{development.text}</p>
      <ul className="grid gap-40px md:gap-24px md:grid-cols-[1.5fr_1fr_1fr]">
        {development.services.map((service, at) => (
          <Reveal
            key={service.id}
            as="li"
            className="apart-to-edge grid content-start gap-16px"
            delay={at * 100}
          >
            <Picture
              source={PICTURES[service.id]}
              alt=""
              sizes="(min-width: 46.875em) 44vw, 90vw"
              className="w-full aspect-[4/3] md:aspect-auto md:h-[clamp(260px,30vw,420px)] object-cover rounded-lg"
            />
            <div className="grid gap-8px content-start">
              <h4 className="title-3">{service.name}</h4>
              <p className="text-ink-soft">{service.text}</p>
              <AskService service={service.name} />
            </div>
          </Reveal>
        ))}
      </ul>
    </div>
  )
}
