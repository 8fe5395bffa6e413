/** One picture for each screen, in the shape that chats show beside a link (Open Graph). Not kept for offline. */
import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { staticPaths } from '../../contract/addresses/documents.ts'
import { sitePaths } from '../../contract/site-paths.ts'
import { SHARE_PICTURE, sharePicture } from '../../src/ui/head/share-picture.ts'

const ART = 'src/assets/art'
const QUALITY = 74 // between 60 and 170 kB; some chats show nothing above 300 kB

type Cut = { art: string; keep?: 'top' | 'bottom' }

/** The art of a screen's own hero. A screen that is not listed shares the front page's. */
const CUTS: Record<string, Cut> = {
  [sitePaths.whoWeAre]: { art: 'vision' },
  [sitePaths.virtualTeam]: { art: 'land-hills' },
  [sitePaths.careers]: { art: 'office' },
  [sitePaths.services]: { art: 'land-3' },
  [sitePaths.siteTour]: { art: 'tour' },
  [sitePaths.visitKit]: { art: 'land-beacon' },
  [sitePaths.projects('land')]: { art: 'land-1', keep: 'bottom' },
  [sitePaths.projects('agro')]: { art: 'agro-2' },
  [sitePaths.projects('home')]: { art: 'home-4' },
  [sitePaths.resourceHub]: { art: 'dusk' },
  [sitePaths.faqs]: { art: 'land-4' },
  [sitePaths.legal]: { art: 'land-2' },
  [sitePaths.privacy]: { art: 'land-2' },
  [sitePaths.cookies]: { art: 'agro-1' },
  [sitePaths.terms]: { art: 'home-3' },
}
const FRONT_PAGE: Cut = { art: 'hero-home', keep: 'bottom' }

export async function writeSharePictures(folder = 'dist'): Promise<void> {
  await mkdir(`${folder}/share`, { recursive: true })
  await Promise.all(
    staticPaths.map(async (path) => {
      const { art, keep } = CUTS[path] ?? FRONT_PAGE
      await sharp(`${ART}/${art}.jpg`)
        .resize({ ...SHARE_PICTURE, fit: 'cover', position: keep ?? 'centre' })
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toFile(folder + sharePicture(path))
    }),
  )
}
