import { agroArticles } from './posts-blog-agro.ts'
import { generalArticles } from './posts-blog-general.ts'
import { homeArticles } from './posts-blog-homes.ts'
import { landArticles } from './posts-blog-land.ts'
import { eventPosts } from './posts-events.ts'
import { newsPosts } from './posts-news.ts'
import { offerPosts } from './posts-offers.ts'
import { promotionPosts } from './posts-promotions.ts'
import type { SeedPost } from './types.ts'

export const posts: readonly SeedPost[] = [
  ...landArticles,
  ...agroArticles,
  ...homeArticles,
  ...generalArticles,
  ...newsPosts,
  ...eventPosts,
  ...offerPosts,
  ...promotionPosts,
]
