import type { ProjectTypeSlug } from '#contract/endpoints.ts'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { Placeholder } from '#src/ui/api-picture/placeholder.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import agro1 from '../../../assets/art/agro-1.jpg?w=128;256&quality=44&format=avif;webp&as=picture'
import agro2 from '../../../assets/art/agro-2.jpg?w=128;256&quality=44&format=avif;webp&as=picture'
import home1 from '../../../assets/art/home-1.jpg?w=128;256&quality=44&format=avif;webp&as=picture'
import home4 from '../../../assets/art/home-4.jpg?w=128;256&quality=44&format=avif;webp&as=picture'
import land1 from '../../../assets/art/land-1.jpg?w=128;256&quality=44&format=avif;webp&as=picture'
import land3 from '../../../assets/art/land-3.jpg?w=128;256&quality=44&format=avif;webp&as=picture'

const LINES = { land: [land1, land3], agro: [agro2, agro1], home: [home4, home1] } as const
const SIZE = { width: 112, height: 112, sizes: '(min-width: 46.875em) 112px, 76px' }
const LOOK = 'block w-full h-full object-cover'

type Props = { src: string | undefined; line: ProjectTypeSlug | null; packageId: string | undefined }

/** The package as this phone has seen it, else a picture of its line. Its name stands beside it. */
export function TourPicture({ src, line, packageId }: Props) {
  if (src) return <ApiPicture src={src} alt="" className={LOOK} {...SIZE} />
  if (line)
    return (
      <Picture
        source={LINES[line][Number(packageId) % 2 ? 1 : 0]}
        alt=""
        sizes={SIZE.sizes}
        className={LOOK}
      />
    )
  return <Placeholder className={LOOK} />
}
