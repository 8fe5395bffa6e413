import type { MouseEventHandler } from 'react'
import type { PackOnPhone } from '#contract/messages/pack-keeper.ts'
import { stopReasons, save as words } from './copy.ts'
import type { PackStage } from './pack-stage.ts'

const BAR =
  'appearance-none block w-full h-8px border-0 rounded-full overflow-hidden bg-edge [&::-webkit-progress-bar]:bg-edge [&::-webkit-progress-value]:bg-leaf [&::-moz-progress-bar]:bg-leaf'

type Props = {
  stage: Extract<PackStage, { stage: 'keeping' | 'unfinished' }>
  isMeasuring: boolean
  onStop: () => void
  onGoOn: (pack: PackOnPhone | null) => void
  onRemove: MouseEventHandler<HTMLElement>
}

/** The bar, and the actions for a pack that is not complete yet. */
export function PackUnderWay({ stage, isMeasuring, onStop, onGoOn, onRemove }: Props) {
  const { done, total } = stage
  const percent = total > 0 ? Math.floor((100 * done) / total) : 0
  const isKeeping = stage.stage === 'keeping'
  return (
    <div className="grid gap-10px">
      <div className="flex items-center justify-between gap-12px text-[.9375rem]">
        {/* Not announced at every step: the bar tells its value to a person who asks. */}
        <p className="font-600 tabular-nums">
          {isKeeping ? words.savingShare(percent) : words.stoppedAt(percent)}
        </p>
        {isKeeping && (
          <button
            type="button"
            className="text-link inline-flex items-center min-h-44px cursor-pointer"
            onClick={onStop}
          >
            {words.cancel}
          </button>
        )}
      </div>
      <progress className={BAR} value={done} max={Math.max(1, total)} aria-label={words.saving} />
      {!isKeeping && (
        <>
          <p role="status" className="small-print empty:absolute">
            {stage.reason && stopReasons[stage.reason]}
          </p>
          <div className="flex flex-wrap gap-8px [&>*]:grow">
            <button
              type="button"
              className="btn-primary px-16px"
              aria-busy={isMeasuring}
              onClick={() => onGoOn(stage.pack)}
            >
              {isMeasuring ? words.measuring : words.goOn}
            </button>
            <button type="button" className="btn-outline px-16px" onClick={onRemove}>
              {words.remove}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
