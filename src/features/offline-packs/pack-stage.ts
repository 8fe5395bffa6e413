import type { PackOnPhone } from '#contract/messages/pack-keeper.ts'
import type { PackNews, StopReason } from '#contract/messages/pack-messages.ts'

export type PackStage =
  | { stage: 'none' }
  | { stage: 'keeping'; done: number; total: number }
  /** `pack`: none where the phone had no room for its record. */
  | { stage: 'unfinished'; done: number; total: number; reason: StopReason | null; pack: PackOnPhone | null }
  /** `isOutdated`: there is something newer to save. */
  | { stage: 'kept'; pack: PackOnPhone; reason: StopReason | null; isOutdated: boolean }
  | { stage: 'evicted'; pack: PackOnPhone }

/** What a person is told of a pack: the worker's last message overrides what the cache showed before it. */
export function packStage(pack: PackOnPhone | null, news: PackNews | null, isOutdated = false): PackStage {
  if (news?.state === 'keeping') return { stage: 'keeping', done: news.done, total: news.total }
  const reason = news?.state === 'stopped' ? news.reason : null
  if (!pack) {
    // A full phone may not even store the record.
    return reason && news
      ? { stage: 'unfinished', done: news.done, total: news.total, reason, pack }
      : { stage: 'none' }
  }
  switch (pack.state) {
    case 'kept':
      return { stage: 'kept', pack, reason, isOutdated }
    case 'unfinished':
      return { stage: 'unfinished', done: pack.done, total: pack.total, reason, pack }
    case 'evicted':
      return reason
        ? { stage: 'unfinished', done: pack.done, total: pack.total, reason, pack: null }
        : { stage: 'evicted', pack }
  }
}
