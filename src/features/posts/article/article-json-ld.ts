import { postPreview } from '#contract/article/post-preview.ts'
import type { Post } from '#contract/records/post.ts'
import { siteConfig } from '#contract/site-config.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { postDate } from '#src/features/posts/post-date.ts'

/** What search engines are told about a post. */
export function articleJsonLd(post: Post, siteUrl: string = siteConfig.siteUrl): object {
  const { day } = postDate(post.created)
  const cover = post.coverPhoto?.url
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.topic,
    description: postPreview(post),
    author: { '@type': 'Organization', name: 'Adbond' },
    publisher: { '@type': 'Organization', name: 'Adbond' },
    ...(day && { datePublished: day }),
    ...(cover && { image: siteUrl ? new URL(cover, siteUrl).href : cover }),
    ...(siteUrl && { mainEntityOfPage: siteUrl + sitePaths.post(post.slug) }),
  }
}
