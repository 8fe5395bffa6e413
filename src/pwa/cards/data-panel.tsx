import { useEffect, useState } from 'react'
import { siteConfig } from '#contract/site-config.ts'
import { chooseDataSaver } from '#src/device/later/choose-data-saver.ts'
import { useSavesData } from '#src/device/use-saves-data.ts'
import { dataCost } from '#src/format/data-cost.ts'
import { dataSize } from '#src/format/data-size.ts'
import { askWorker, subscribeToTraffic, visitTraffic } from '#src/pwa/data-meter/traffic-meter.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { dataCopy as copy } from './data-copy.ts'

/** What this visit cost, what copies on the phone saved, and the switch that makes the rest cheaper. */
export function DataPanel({ onClose }: { onClose: () => void }) {
  const { paid, saved } = useTraffic()
  return (
    <Sheet title={copy.title} onClose={onClose}>
      <div className="grid gap-24px">
        <dl className="grid grid-cols-2 gap-12px">
          <Figure label={copy.paid} bytes={paid} className="bg-sand" />
          <Figure label={copy.saved} bytes={saved} className="bg-mint" />
        </dl>
        <SaverSwitch />
        <p className="small-print">{copy.note(siteConfig.nairaPerGb)}</p>
      </div>
    </Sheet>
  )
}

function Figure({ label, bytes, className }: { label: string; bytes: number; className: string }) {
  return (
    <div className={`flex flex-col gap-4px rounded-md p-16px ${className}`}>
      <dt className="small-print">{label}</dt>
      <dd className="price text-[1.75rem] leading-[1.15]">{dataSize(bytes)}</dd>
      <dd className="small-print">{bytes > 0 && dataCost(bytes, siteConfig.nairaPerGb)}</dd>
    </div>
  )
}

function SaverSwitch() {
  const isOn = useSavesData()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby="data-saver"
      aria-describedby="data-saver-note"
      onClick={() => chooseDataSaver(!isOn)}
      className="group grid grid-cols-[1fr_auto] items-center gap-x-16px gap-y-4px text-start cursor-pointer py-16px border-0 border-y-1 border-solid border-edge"
    >
      <span id="data-saver" className="title-4">
        {copy.saver}
      </span>
      <span className="row-span-2 relative w-56px h-32px rounded-full border-2 border-solid border-[var(--field-edge)] bg-surface transition-colors duration-150 group-aria-[checked=true]:bg-forest group-aria-[checked=true]:border-forest forced-colors:group-aria-[checked=true]:bg-[Highlight]">
        <span className="absolute top-4px start-4px w-20px h-20px rounded-full bg-[var(--field-edge)] transition-transform duration-150 group-aria-[checked=true]:translate-x-24px group-aria-[checked=true]:bg-on-forest forced-colors:bg-[ButtonText]" />
      </span>
      <span id="data-saver-note" className="small-print">
        {copy.saverNote}
      </span>
    </button>
  )
}

/** The account changes while the panel is open: the worker answers, and files still arrive. */
function useTraffic() {
  const [traffic, setTraffic] = useState(visitTraffic)
  useEffect(() => {
    const look = () => setTraffic(visitTraffic())
    const stop = subscribeToTraffic(look)
    askWorker()
    const timer = setInterval(look, 2_000)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [])
  return traffic
}
