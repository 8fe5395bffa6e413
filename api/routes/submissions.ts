import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { endpoints } from '#contract/endpoints.ts'
import type { Database } from '../db/database.ts'
import { bookings, teamApplications } from '../db/schema/submissions.ts'
import { failed, found } from '../http/answers.ts'
import { BODY_MAX_BYTES } from '../http/json-body.ts'
import { NO_STORE, send } from '../http/send.ts'
import type { Log } from '../log/log.ts'
import { applicationRequestSchema, applyToTeam, withRecord } from '../submissions/apply-to-team.ts'
import { DayBound } from '../submissions/day-bound.ts'
import { answerOnce } from '../submissions/idempotency.ts'
import { refusalsOfDay } from '../submissions/refusals-of-day.ts'
import type { SubmissionRules } from '../submissions/submission-rules.ts'
import { takeSubmission } from '../submissions/take-submission.ts'
import { bookTour, TOUR_BOOKED, turnOfBooking } from '../tours/book-tour.ts'
import { bookingRequestSchema } from '../tours/booking-request.ts'

const tooLarge = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: (c) => send(c, failed(413, 'The body is larger than 16 KB.'), NO_STORE),
})

const dayIsFull = (setting: string, can: 'book' | 'apply') =>
  `${setting} is reached: nobody can ${can} before midnight in Lagos. Raise it if these are visitors.`

export function submissionRoutes(db: Database, now: () => Date, rules: SubmissionRules, log: Log): Hono {
  const routes = new Hono()
  const warn = (msg: string) => log({ level: 'warn', msg })
  const { applicationsPerDay, hidesApplicants } = rules
  const { perDay } = rules.bookings
  const bookingsOfDay = new DayBound({
    table: bookings,
    bound: perDay,
    onFull: () => warn(dayIsFull(`BOOKINGS_PER_DAY=${perDay}`, 'book')),
  })
  const applicationsOfDay = new DayBound({
    table: teamApplications,
    bound: applicationsPerDay,
    onFull: () => warn(dayIsFull(`APPLICATIONS_PER_DAY=${applicationsPerDay}`, 'apply')),
  })
  const refusals = refusalsOfDay(rules.refusalsPerDay, () =>
    warn(
      `${rules.refusalsPerDay} refusals are stored today; more are only told. A script may be sending them.`,
    ),
  )

  routes.post(endpoints.bookTour(), tooLarge, (c) =>
    takeSubmission(c, rules, {
      schema: bookingRequestSchema,
      likeSuccess: () => TOUR_BOOKED,
      perform: (request, key) => {
        const moment = now()
        const circumstances = { now: moment, key, bounds: rules.bookings, ofDay: bookingsOfDay }
        const perform = (tx: Database) => bookTour(tx, request, circumstances)
        const turn = turnOfBooking(request)
        const route = endpoints.bookTour()
        return answerOnce(db, { route, key, request, turn, refusals, now: moment, perform })
      },
    }),
  )

  routes.post(endpoints.applyToTeam(), tooLarge, (c) =>
    takeSubmission(c, rules, {
      schema: applicationRequestSchema,
      likeSuccess: found,
      perform: async (request, key) => {
        const moment = now()
        const circumstances = { now: moment, hidesApplicants, ofDay: applicationsOfDay }
        const perform = (tx: Database) => applyToTeam(tx, request, circumstances)
        const route = endpoints.applyToTeam()
        const answer = await answerOnce(db, {
          route,
          key,
          request,
          turn: null,
          refusals,
          now: moment,
          perform,
        })
        const shown = await withRecord(db, answer, { request, hidesApplicants })
        // Where no more refusals are stored, a new application has a repeat and a known one has none.
        return { ...shown, replayed: answer.replayed && !hidesApplicants }
      },
    }),
  )

  return routes
}
