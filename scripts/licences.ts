/** `npm run licences`: writes docs/licences.md from package-lock.json. */
import { writeFile } from 'node:fs/promises'
import { licencesDocument } from './licences-document.ts'
import { lockedPackages } from './locked-packages.ts'

await writeFile('docs/licences.md', licencesDocument(lockedPackages()))
