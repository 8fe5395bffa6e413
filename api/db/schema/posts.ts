import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { projectTypes } from './catalogue.ts'

/** `coverPhoto` is kept as it is sent, because the live backend sends `null`, `{}` and a full record alike. */
export const posts = pgTable(
  'posts',
  {
    id: integer('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    topic: text('topic').notNull(),
    type: text('type').notNull(),
    coverPhoto: jsonb('cover_photo').$type<{ url?: string; fileType?: string } | null>(),
    preview: text('preview'),
    content: text('content').notNull(),
    active: boolean('active').notNull(),
    projectTypeId: integer('project_type_id').references(() => projectTypes.id),
    created: date('created').notNull(),
    commentsCount: integer('comments_count').notNull(),
    likesCount: integer('likes_count').notNull(),
    dislikesCount: integer('dislikes_count').notNull(),
  },
  (table) => [index('posts_by_created').on(table.created, table.id)],
)
