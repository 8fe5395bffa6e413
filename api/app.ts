import { Hono } from 'hono'
import { API_PREFIX } from '#contract/endpoints.ts'
import type { Database } from './db/database.ts'
import { failed } from './http/answers.ts'
import { describeFault, type FaultLog } from './http/fault-log.ts'
import type { KeptReads } from './http/kept-reads.ts'
import { type AllowedOrigins, guardOrigins } from './http/origins.ts'
import { publicReads, type ReadLimit } from './http/public-reads.ts'
import { send } from './http/send.ts'
import type { MediaLibrary } from './pictures/media-library.ts'
import { packageRoutes } from './routes/packages.ts'
import { type PostLimit, postLimit } from './routes/post-limit.ts'
import { postRoutes } from './routes/posts.ts'
import { projectRoutes } from './routes/projects.ts'
import { submissionRoutes } from './routes/submissions.ts'
import { tourScheduleRoutes } from './routes/tour-schedules.ts'
import { API_HEADERS } from './static/security-headers.ts'
import type { Site } from './static/site.ts'
import { AS_THE_PROVIDER, type SubmissionRules } from './submissions/submission-rules.ts'

export type AppParts = {
  db: Database
  now?: () => Date
  /** Missing: as the live backend takes them. */
  submissions?: Partial<SubmissionRules>
  /** Missing: no bound on submissions of one address. */
  postLimit?: PostLimit
  /** Missing: no bound on reads. */
  readLimit?: ReadLimit
  /** Missing: pages of every site may send. */
  allowedOrigins?: AllowedOrigins
  /** Missing: `/media/…` is unknown. */
  media?: MediaLibrary
  /** Missing: only the API is served. */
  site?: Site
  /** Missing: every read is made anew. */
  kept?: KeptReads
  log?: FaultLog
}

/** The whole server without a socket: tests call `createApp({ db }).request('/api/v2/…')`. */
export function createApp(parts: AppParts): Hono {
  const { db, now = () => new Date(), log = console.error, media, site, kept } = parts
  const app = new Hono()

  app.use('/api/*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(API_HEADERS)) c.res.headers.set(name, value)
  })
  app.use('/api/*', guardOrigins(parts.allowedOrigins ?? null))
  if (parts.postLimit) app.use('/api/*', postLimit(db, parts.postLimit))
  const publicRead = publicReads({
    ...(kept ? { kept } : {}),
    ...(parts.readLimit ? { limit: parts.readLimit } : {}),
  })
  app.route(API_PREFIX, packageRoutes(db, publicRead))
  app.route(API_PREFIX, projectRoutes(db, publicRead))
  app.route(API_PREFIX, postRoutes(db, publicRead))
  app.route(API_PREFIX, tourScheduleRoutes(db, now, publicRead))
  app.route(API_PREFIX, submissionRoutes(db, now, { ...AS_THE_PROVIDER, ...parts.submissions }))
  app.all('/api/*', (c) => send(c, failed(404, 'Not found')))

  if (media) app.all('/media/*', (c) => media.answer(c.req.raw))
  if (site) app.all('*', (c) => site.answer(c.req.raw))
  app.notFound((c) => send(c, failed(404, 'Not found'), { ...API_HEADERS }))

  app.onError((error, c) => {
    log(describeFault(error, `${c.req.method} ${c.req.routePath}`))
    return send(c, failed(500, 'Something went wrong on our side.'), {
      ...API_HEADERS,
      'Cache-Control': 'no-store',
    })
  })
  return app
}
