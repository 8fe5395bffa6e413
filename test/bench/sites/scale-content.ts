/** A provider that has grown: 5,000 packages in 300 projects, 1,000 tours and 2,000 posts, the same in every run. */
import { PROJECT_TYPE_IDS } from '#contract/endpoints.ts'
import type {
  SeedMedia,
  SeedPackage,
  SeedPost,
  SeedProject,
  SeedSchedule,
} from '../../../api/db/seed/types.ts'
import type { SeedContent } from '../../../api/db/seed-loader.ts'

export const SCALE = { packages: 5_000, projects: 300, tours: 1_000, posts: 2_000 } as const

const FIRST_ID = 200_000 // the sample's own ids stay far below

/** The sample, and as many copies of its records as are missing, each with words of its own: copies would zip well. */
export function scaleContent(content: SeedContent): SeedContent {
  const of = <Row>(rows: readonly Row[], at: number): Row => rows[at % rows.length] as Row
  const missing = <Row>(rows: readonly Row[], all: number, make: (like: Row, at: number) => Row): Row[] =>
    Array.from({ length: all - rows.length }, (_, at) => make(of(rows, at), at))

  const projects = missing<SeedProject>(content.projects, SCALE.projects, (like, at) => ({
    ...like,
    id: FIRST_ID + at,
    identifier: `SCL-${FIRST_ID + at}`,
    name: `${place(at)} ${like.name}`,
    description: `${sentence(at * 7)} ${like.description} ${sentence(at * 11)}`,
  }))
  const allProjects = [...content.projects, ...projects]
  const packages = missing<SeedPackage>(content.packages, SCALE.packages, (like, at) => ({
    ...like,
    id: FIRST_ID + at,
    projectId: of(
      allProjects.filter(({ projectTypeId }) => projectTypeId === lineOf(content, like)),
      at * 31 + 5,
    ).id,
    name: `${place(at * 3)} ${like.name} ${at}`,
    amount: like.amount === 0 ? 0 : like.amount + (at % 97) * 50_000,
    description: `${sentence(at * 13)} ${like.description ?? ''} ${sentence(at * 17)}`,
    address: `${(at % 180) + 1} ${place(at * 5)} road`,
  }))
  const tours = missing<SeedSchedule>(content.schedules, SCALE.tours, (like, at) => {
    const pkg = of(packages, at * 5)
    const projectTypeId = lineOf(content, pkg, allProjects)
    return { ...like, id: FIRST_ID + at, projectTypeId, projectId: pkg.projectId, packageId: pkg.id }
  })
  return {
    ...content,
    projects: allProjects,
    packages: [...content.packages, ...packages],
    media: [
      ...content.media,
      ...packages.flatMap((pkg, at) => mediaOf(content, pkg, of(content.packages, at))),
    ],
    schedules: [...content.schedules, ...tours],
    posts: [
      ...content.posts,
      ...missing<SeedPost>(content.posts, SCALE.posts, (like, at) => ({
        ...like,
        id: FIRST_ID + at,
        slug: `${like.slug}-${at}`,
        topic: `${like.topic} ${place(at)}`,
        content: `${like.content}<p>${sentence(at * 19)} ${sentence(at * 23)}</p>`,
      })),
    ],
  }
}

function lineOf(content: SeedContent, { projectId }: SeedPackage, projects = content.projects) {
  return projects.find(({ id }) => id === projectId)?.projectTypeId ?? PROJECT_TYPE_IDS.land
}

const mediaOf = (content: SeedContent, pkg: SeedPackage, like: SeedPackage): SeedMedia[] =>
  content.media
    .filter(({ packageId }) => packageId === like.id)
    .map((file, at) => ({ ...file, id: pkg.id * 20 + at, packageId: pkg.id }))

const PLACES =
  'Moniya Eleko Epe Ibafo Mowe Asaba Gwarinpa Lugbe Ikorodu Sagamu Abeokuta Ijebu Ode Oyo Benin'.split(' ')
const WORDS =
  'the estate road fence water gate survey deed plot corner drainage light school market farm yield harvest manager house terrace kitchen garden payment deposit month title office visit bus morning guard solar borehole paved dry level north river view family quiet growing near express airport hill grove'.split(
    ' ',
  )

const place = (at: number): string =>
  `${PLACES[scattered(at) % PLACES.length]} ${PLACES[scattered(at + 9) % PLACES.length]}`

/** Words in an order that no other sentence has, so that they zip as real ones do. */
const sentence = (at: number): string =>
  `${Array.from({ length: 24 }, (_, word) => WORDS[scattered(at * 64 + word) % WORDS.length]).join(' ')}.`

/** The same large number for the same small one. */
function scattered(at: number): number {
  let mixed = Math.imul(at + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
