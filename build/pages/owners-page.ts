import { existsSync } from 'node:fs'
import path from 'node:path'

/** A page that the owner put into `public/`, as a search engine asks for: no screen of the site, and no phone keeps it. */
export const isOwnersPage = (file: string, folder = 'public'): boolean =>
  file.endsWith('.html') && existsSync(path.join(folder, file))
