import { Picture } from '#src/ui/picture/picture.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import tall from '../../assets/art/land-1.jpg?w=360;540;640&aspect=4:5&fit=cover&quality=46&format=avif;webp&as=picture'
import wide from '../../assets/art/land-4.jpg?w=400;640;900&aspect=3:2&fit=cover&quality=46&format=avif;webp&as=picture'
import { story } from './copy.ts'

/** Two pictures that overlap like prints on a table, and the story beside them. */
export function OurStory() {
  return (
    <section
      className="container section grid gap-40px md:grid-cols-12 md:gap-x-56px"
      aria-labelledby="story"
    >
      <Reveal className="md:col-span-5 pb-64px md:pb-104px relative self-start">
        <Picture
          source={tall}
          alt={story.tallAlt}
          sizes="(min-width: 46.875em) 30vw, 73vw"
          className="w-4/5 aspect-[4/5] object-cover rounded-lg"
        />
        <div className="absolute right-0 bottom-0 w-3/5">
          <Picture
            source={wide}
            alt={story.wideAlt}
            sizes="(min-width: 46.875em) 24vw, 54vw"
            className="w-full aspect-[3/2] object-cover rounded-md border-8 border-solid border-paper"
          />
        </div>
      </Reveal>
      <div className="md:col-span-7 self-center grid gap-20px">
        <h2 id="story" className="title-2">
          {story.title}
        </h2>
        <p className="title-3 font-500 leading-[1.3] max-w-[24em]">{story.opening}</p>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph} className="prose text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
