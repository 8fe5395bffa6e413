import { NewsCard } from '#src/features/packages/follow/news-card.tsx'
import { lookAtFollowedNow } from '#src/routes/parts/look-at-followed.ts'

/** Loaded where something is followed. */
export const FollowedNews = () => <NewsCard look={lookAtFollowedNow} />
