import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { Placeholder } from '#src/ui/api-picture/placeholder.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import agro from '../../../assets/art/agro-2.jpg?w=128;256&quality=44&format=avif;webp&as=picture'
import home from '../../../assets/art/home-4.jpg?w=128;256&quality=44&format=avif;webp&as=picture'
import land from '../../../assets/art/land-1.jpg?w=128;256&quality=44&format=avif;webp&as=picture'

const LINES = { land, agro, home }
const SIZE = { width: 112, height: 112, sizes: '(min-width: 750px) 112px, 76px' }
const LOOK = 'w-76px h-76px md:w-112px md:h-112px rounded-sm object-cover flex-none'

type Props = { src: string | undefined; line: ProjectTypeSlug | null }

/** The package as this phone has seen it, else a picture of its line. Its name stands beside it. */
export function TourPicture({ src, line }: Props) {
  if (src) return <ApiPicture src={src} alt="" className={LOOK} {...SIZE} />
  if (line) return <Picture source={LINES[line]} alt="" sizes={SIZE.sizes} className={LOOK} />
  return <Placeholder className={LOOK} />
}
