import type { SeedContent } from '../../../api/db/seed-loader.ts'

const APART = 100_000 // ids of copies; the sample's own stay far below

/** The content and `times - 1` copies of its packages, posts and tours. The copies belong to the same projects. */
export function timesContent(content: SeedContent, times: number): SeedContent {
  const copies = Array.from({ length: times }, (_, copy) => copy * APART)
  const each = <Row>(rows: readonly Row[], copyOf: (row: Row, shift: number) => Row): Row[] =>
    copies.flatMap((shift) => rows.map((row) => (shift === 0 ? row : copyOf(row, shift))))
  return {
    ...content,
    packages: each(content.packages, (pkg, shift) => ({ ...pkg, id: pkg.id + shift })),
    media: each(content.media, (file, shift) => ({
      ...file,
      id: file.id + shift,
      packageId: file.packageId + shift,
    })),
    posts: each(content.posts, (post, shift) => ({
      ...post,
      id: post.id + shift,
      slug: `${post.slug}-${shift}`,
    })),
    schedules: each(content.schedules, (tour, shift) => ({
      ...tour,
      id: tour.id + shift,
      packageId: tour.packageId + shift,
    })),
  }
}
