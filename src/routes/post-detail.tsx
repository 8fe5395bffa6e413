import { Suspense, useState } from 'react'
import { useMatch } from 'react-router-dom'
import { postHead } from '#contract/article/post-head.ts'
import type { PackSubject } from '#contract/messages/offline-pack.ts'
import type { Post } from '#contract/records/post.ts'
import { dynamicPatterns, sitePaths } from '#contract/site-paths.ts'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { articleJsonLd } from '#src/features/posts/article/article-json-ld.ts'
import { hasText } from '#src/features/posts/article/has-text.ts'
import { PostNotShown } from '#src/features/posts/article/post-not-shown.tsx'
import { PostSkeleton } from '#src/features/posts/article/post-skeleton.tsx'
import { PostView } from '#src/features/posts/article/post-view.tsx'
import { useHashTarget } from '#src/features/posts/article/use-hash-target.ts'
import { usePost } from '#src/features/posts/article/use-post.ts'
import { detailCopy, hubCopy } from '#src/features/posts/copy.ts'
import { SaveLater } from '#src/routes/sections/save-offline.tsx'
import { sectionForReader } from '#src/startup/with-data.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { isUnanswered } from '#src/ui/reads/list-state.ts'
import type { ShownText } from '#src/ui/rich-text/rich-text.tsx'
import { OfflineThings } from './parts/offline-things.tsx'

const Listen = sectionForReader(async () => (await import('#src/features/posts/listen/listen.tsx')).Listen)
const Related = sectionForReader(
  async () => (await import('#src/features/posts/related/related.tsx')).Related,
)

export function PostDetail() {
  const { slug = '' } = useMatch(dynamicPatterns.post)?.params ?? {}
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
        <FoundPost key={slug} post={post} storedAt={storedAt} />
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
          picture={null}
        />
        <PostSkeleton />
      </>
    )
  }

  const isUnknown = isUnanswered(found.state)
  const title = found.state === 'missing' ? detailCopy.notFound : detailCopy.title
  return (
    <>
      <PageHead
        title={title}
        description={detailCopy.description}
        path={sitePaths.post(slug)}
        picture={null}
        noIndex={found.state === 'missing'}
      />
      <PostNotShown reason={found.state} onTryAgain={tryAgain}>
        {isUnknown && <OfflineThings />}
      </PostNotShown>
    </>
  )
}

function FoundPost({ post, storedAt }: { post: Post; storedAt: number }) {
  const [shown, setShown] = useState<ShownText | null>(null)
  useHashTarget(shown)
  return (
    <PostView
      post={post}
      storedAt={storedAt}
      shown={shown}
      onShown={setShown}
      save={<SavePost post={post} />}
      tools={
        hasText(post.content) && (
          <Suspense>
            <Listen shown={shown} />
          </Suspense>
        )
      }
    >
      <Suspense>
        <Related post={post} />
      </Suspense>
    </PostView>
  )
}

function SavePost({ post }: { post: Post }) {
  const subject: PackSubject = {
    kind: 'post',
    id: post.slug,
    title: post.topic,
    projectType: null,
    projectId: null,
    packageIds: [],
    address: sitePaths.post(post.slug),
  }
  return <SaveLater subject={subject} look="button" />
}
