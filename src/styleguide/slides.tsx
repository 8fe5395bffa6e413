import { Film } from '#src/ui/api-picture/film.tsx'
import { MediaCarousel } from '#src/ui/carousel/carousel.tsx'
import { SlideArrows, SlideCounter } from '#src/ui/carousel/carousel-controls.tsx'
import { SlideContent } from '#src/ui/carousel/carousel-slide.tsx'
import { CarouselTrack } from '#src/ui/carousel/carousel-track.tsx'
import { PictureLink } from '#src/ui/carousel/picture-link.tsx'
import gate from '../assets/art/land-2.jpg?w=480&aspect=16:10&fit=cover&format=webp&as=picture'
import plots from '../assets/art/land-3.jpg?w=480&aspect=16:10&fit=cover&format=webp&as=picture'
import { Shelf, Specimen } from './specimen.tsx'

const SIZES = '380px'
const image = (url: string) => ({ fileType: 'image' as const, url, description: '' })
const media = [image(gate.img.src), image(plots.img.src)]
const nothing = () => undefined
const counter = { index: 0, count: 2, isStopped: false, onToggle: nothing }

export function Slides() {
  return (
    <Shelf>
      <Specimen name="slides, by hand">
        <MediaCarousel media={media} alt="By hand" autoplayMs={0} sizes={SIZES} />
      </Specimen>
      <Specimen name="slides, without pictures">
        <MediaCarousel media={[]} alt="None" sizes={SIZES} />
      </Specimen>
      <Specimen name="a picture that leads on">
        <div className="relative h-112px bg-sand">
          <PictureLink to="/" />
        </div>
      </Specimen>
      <Specimen name="film, not asked for">
        <div className="h-178px">
          <Film src="/film.mp4" label="A film" still={gate.img.src} sizes={SIZES} onPlay={nothing} />
        </div>
      </Specimen>
      <Specimen name="arrows and counters">
        <div className="group/slides relative h-112px bg-sand">
          <SlideArrows onGo={nothing} />
          <SlideCounter {...counter} mayMove />
        </div>
      </Specimen>
      <Specimen name="one slide">
        <div className="relative h-178px">
          <SlideContent
            file={media[1] ?? image('')}
            alt="Plots"
            sizes={SIZES}
            still={null}
            priority={false}
            onPlay={nothing}
          />
        </div>
      </Specimen>
      <Specimen name="the row of slides">
        <div className="h-112px overflow-hidden">
          <CarouselTrack
            media={media}
            alt="Row"
            sizes={SIZES}
            index={0}
            isSwipeable={false}
            isNear={isFirst}
            priority={false}
            onPlay={nothing}
          />
        </div>
      </Specimen>
    </Shelf>
  )
}

const isFirst = (at: number) => at === 0
