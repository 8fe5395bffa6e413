import { type Context, Hono } from 'hono'
import { API_PREFIX } from '#contract/api-prefix.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Database } from './db/database.ts'
import { isAway } from './db/postgres/database-away.ts'
import { failed } from './http/answers.ts'
import { AwayWait } from './http/away-wait.ts'
import { alwaysWith } from './http/constant-headers.ts'
import type { KeptReads } from './http/kept-reads.ts'
import { type AllowedOrigins, guardOrigins, OPEN_TO_ALL } from './http/origins.ts'
import { publicReads } from './http/public-reads.ts'
import type { RateLimit } from './http/rate-limit.ts'
import { NO_STORE, send } from './http/send.ts'
import { faultOf } from './log/fault.ts'
import type { Log } from './log/log.ts'
import { requestLog, routeOf, SENDER_LEFT } from './log/request-log.ts'
import type { MediaLibrary } from './pictures/media-library.ts'
import { siteWithPreviews } from './previews/site-with-previews.ts'
import { healthRoutes } from './routes/health.ts'
import { packageRoutes } from './routes/packages.ts'
import { type PostLimit, postLimit } from './routes/post-limit.ts'
import { postRoutes } from './routes/posts.ts'
import { projectRoutes } from './routes/projects.ts'
import { submissionRoutes } from './routes/submissions.ts'
import { tourScheduleRoutes } from './routes/tour-schedules.ts'
import { API_HEADERS, STAY_ON_TLS } from './static/security-headers.ts'
import type { Site } from './static/site.ts'
import { AS_THE_PROVIDER, type SubmissionRules } from './submissions/submission-rules.ts'

export type AppParts = {
  db: Database
  now?: () => Date
  /** Missing: as the live backend takes them. */
  submissions?: Partial<SubmissionRules>
  /** Missing: no limit on submissions of one address. */
  postLimit?: PostLimit
  /** Missing: no limit on reads. */
  readLimit?: RateLimit
  /** Missing: pages of every site may send. */
  allowedOrigins?: AllowedOrigins
  /** Missing: `/media/…` is unknown. */
  media?: MediaLibrary
  /** Names who reads, and who waits for a picture. Missing: all are one. */
  addressOf?: (c: Context) => string
  /** Missing: only the API is served. */
  site?: Site
  /** Missing: every read is made anew. */
  kept?: KeptReads
  log?: Log
  /** Visitors come over TLS. Every answer tells them to stay there, because the API may have a host of its own. */
  behindTls?: boolean
  /** True once the process was asked to end: `/readyz` reports it. */
  isLeaving?: () => boolean
}

/**
 * A sender who leaves in the middle of sending is not our fault. If the database is away, the phone asks again later.
 */
function answerFault(
  error: Error,
  c: Context,
  { log, awayWait }: { log: Log; awayWait: AwayWait },
): Response {
  const about = { request: c.get('requestId') ?? 'none', method: c.req.method, route: routeOf(c) }
  if (c.req.raw.signal.aborted) {
    log({ level: 'info', msg: 'sender left', ...about })
    return new Response(null, { status: SENDER_LEFT })
  }
  const away = isAway(error)
  log({ level: 'error', msg: away ? 'database away' : 'fault', ...about, fault: faultOf(error) })
  const headers = { ...API_HEADERS, ...NO_STORE, 'X-Request-Id': about.request }
  if (away) {
    const wait = { 'Retry-After': String(awayWait.seconds(performance.now())) }
    return send(c, failed(503, 'Please try again in a moment.'), { ...headers, ...wait })
  }
  return send(c, failed(500, 'Something went wrong on our side.'), headers)
}

/** The whole server without a socket: tests call `createApp({ db }).request('/api/v2/…')`. */
export function createApp(parts: AppParts): Hono {
  const {
    db,
    now = () => new Date(),
    log = () => undefined,
    media,
    addressOf = () => 'all',
    site,
    kept,
  } = parts
  const app = new Hono()

  if (parts.behindTls) app.use('*', alwaysWith(STAY_ON_TLS))
  app.use('/api/*', requestLog(log, 'info'))
  app.use('/api/*', alwaysWith(API_HEADERS))
  app.use('/api/*', guardOrigins(parts.allowedOrigins ?? null))
  const isSecret = (path: string) =>
    parts.submissions?.hidesApplicants === true && path === API_PREFIX + endpoints.applyToTeam()
  if (parts.postLimit) app.use('/api/*', postLimit(db, parts.postLimit, isSecret))
  const publicRead = publicReads({
    addressOf,
    headers: { ...API_HEADERS, ...OPEN_TO_ALL, ...(parts.behindTls ? STAY_ON_TLS : {}) },
    ...(kept ? { kept } : {}),
    ...(parts.readLimit ? { limit: parts.readLimit } : {}),
  })
  app.route(API_PREFIX, packageRoutes(db, publicRead))
  app.route(API_PREFIX, projectRoutes(db, publicRead))
  app.route(API_PREFIX, postRoutes(db, publicRead))
  app.route(API_PREFIX, tourScheduleRoutes(db, now, publicRead))
  app.route(API_PREFIX, submissionRoutes(db, now, { ...AS_THE_PROVIDER, ...parts.submissions }, log))
  app.all('/api/*', (c) => send(c, failed(404, 'Not found')))

  for (const probe of ['/livez', '/readyz']) app.use(probe, requestLog(log, 'debug'))
  app.route('/', healthRoutes(db, parts.isLeaving ?? (() => false)))
  if (media) app.all('/media/*', (c) => media.answer(c.req.raw, addressOf(c)))
  if (site) {
    const answer = siteWithPreviews(site, db, media?.sizeAt)
    app.all('*', (c) => answer(c.req.raw))
  }
  app.notFound((c) => send(c, failed(404, 'Not found'), { ...API_HEADERS }))

  const awayWait = new AwayWait()
  app.onError((error, c) => answerFault(error, c, { log, awayWait }))
  return app
}
