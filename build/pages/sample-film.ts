import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { SAMPLE_FILM, siteConfig } from '../../contract/site-config.ts'

/** Until the owner names a video, Who We Are shows the film of the sample catalogue, on hosts without the API too. */
export async function addSampleFilm(): Promise<void> {
  if (siteConfig.videoUrl !== siteConfig.basePath + SAMPLE_FILM) return
  const file = path.join('dist', SAMPLE_FILM)
  await mkdir(path.dirname(file), { recursive: true })
  await copyFile('api/media/estate-walk.mp4', file)
}
