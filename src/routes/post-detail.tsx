import { useParams } from 'react-router-dom'
import { postHead } from '#contract/article/post-head.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { articleJsonLd } from '#src/features/posts/article/article-json-ld.ts'
import { PostNotShown } from '#src/features/posts/article/post-not-shown.tsx'
import { PostSkeleton } from '#src/features/posts/article/post-skeleton.tsx'
import { PostView } from '#src/features/posts/article/post-view.tsx'
import { usePost } from '#src/features/posts/article/use-post.ts'
import { detailCopy, hubCopy } from '#src/features/posts/copy.ts'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { isUnanswered } from '#src/ui/reads/list-state.ts'
import { OfflineThings } from './offline-things.tsx'

export function PostDetail() {
  const { slug = '' } = useParams()
  const isHydrated = useHydrated()
  const { found, tryAgain } = usePost(slug)

  if (found.state === 'found') {
    const { post, storedAt } = found
    return (
      <>
        <PageHead
          {...postHead(post)}
          path={sitePaths.post(slug)}
          above={[{ name: hubCopy.title, path: sitePaths.resourceHub }]}
          jsonLd={articleJsonLd(post)}
        />
        <PostView key={slug} post={post} storedAt={storedAt} />
      </>
    )
  }

  if (found.state === 'loading') {
    return (
      <>
        {/* One file answers for every post; which post it is, is known only after hydration. */}
        <PageHead
          title={detailCopy.title}
          description={detailCopy.description}
          path={isHydrated ? sitePaths.post(slug) : null}
        />
        <PostSkeleton />
      </>
    )
  }

  const isUnknown = isUnanswered(found.state)
  const title = isUnknown ? detailCopy.title : detailCopy.notFound
  return (
    <>
      <PageHead title={title} description={detailCopy.description} path={sitePaths.post(slug)} noIndex />
      <PostNotShown reason={found.state} onTryAgain={tryAgain}>
        {isUnknown && <OfflineThings />}
      </PostNotShown>
    </>
  )
}
