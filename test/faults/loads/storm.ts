/** What a storm of row R2 is made of, and what is left of it. */
export type Storm = {
  seed: number
  submissions: number
  /** Failing requests and breaks of the line, together. */
  faults: number
  workerKills: number
  tabCrashes: number
  /** Of the faults, those that say nothing for 20 s. */
  silenceShare: number
  healMs: number
}

export type StormReport = {
  made: number
  lost: number
  duplicate: number
  stuck: number
  hits: number
  faults: number
  healedInMs: number
  pageErrors: string[]
}
