import { endpoints, type PostsQuery } from '#contract/endpoints.ts'
import { readQuery } from '#src/api-client/read-query.ts'

export const postPage = (query: PostsQuery) => readQuery('post-page', endpoints.posts(query))

export const postBySlug = (slug: string) => readQuery('post', endpoints.post(slug))
