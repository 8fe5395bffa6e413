import { useState } from 'react'
import { naira } from '#contract/format/naira.ts'
import { availability } from '#src/features/packages/availability.ts'
import { closedWords } from '#src/features/packages/closed-words.ts'
import { copy } from '#src/features/packages/copy.ts'
import { packagePlace } from '#src/features/packages/package-place.ts'
import { type PackageRead, priceDay } from '#src/features/packages/price-day.ts'
import { copy as uiCopy } from '#src/ui/core/copy.ts'
import { QrCode } from '#src/ui/qr-code.tsx'
import { useModal } from '#src/ui/use-modal.ts'
import { handOverLink, spoken } from './hand-over-link.ts'
import { showCopy as words } from './show-copy.ts'
import { useScreenAwake } from './use-screen-awake.ts'

const NAME_ID = 'hand-over-name'

/**
 * A package as a code that fills the screen, for the camera of somebody beside this phone. White in every scheme: a
 * camera reads it best from the brightest screen. Made on the phone, so it needs no network. Rendered only while open.
 */
export function QrHandOver({ known, onClose }: { known: PackageRead; onClose: () => void }) {
  const { pkg, storedAt } = known
  const dialog = useModal(onClose)
  const [link] = useState(() => handOverLink(pkg.id))
  useScreenAwake()
  const address = spoken(link)
  const closed = closedWords(availability(pkg))
  const price =
    pkg.amount > 0 ? `${naira(pkg.amount, { decimals: 0 })} ${copy.perUnitShort}` : copy.priceOnRequest

  return (
    <dialog
      ref={dialog}
      aria-labelledby={NAME_ID}
      className="fixed inset-0 w-full h-full max-w-none max-h-none m-0 border-0 p-16px bg-[#fff] text-[#14221b] [--ring:#14221b] overflow-y-auto overscroll-contain grid gap-12px grid-rows-[auto_minmax(220px,1fr)_auto] landscape:grid-cols-[minmax(0,1fr)_minmax(200px,34%)] landscape:grid-rows-[auto_minmax(0,1fr)] landscape:gap-x-32px"
      onClose={onClose} // also where the browser closes it without asking
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="flex items-center justify-between gap-16px landscape:col-start-2">
        <p className="font-600">{words.scan}</p>
        <button
          type="button"
          className="inline-flex items-center justify-center w-48px h-48px -me-8px flex-none rounded-full bg-transparent text-[#14221b] cursor-pointer hover:bg-[#ece7db]"
          aria-label={uiCopy.close}
          onClick={onClose}
        >
          <span className="i-ph-x text-[1.5rem]" aria-hidden />
        </button>
      </div>
      <QrCode
        text={link}
        label={words.code(address)}
        className="block w-full h-full min-h-0 landscape:col-start-1 landscape:row-start-1 landscape:row-span-2"
      />
      <div className="text-center [overflow-wrap:anywhere] landscape:text-start landscape:col-start-2 landscape:self-center">
        <h2 id={NAME_ID} className="title-3 landscape:lg:text-[2.25rem]">
          {pkg.name}
        </h2>
        <p className="mt-4px text-[1.125rem] font-600 tabular-nums">
          {closed ? `${closed} · ${price}` : price}
        </p>
        <p>{pkg.amount > 0 && priceDay(storedAt)[0]}</p>
        <p className="mt-2px">{packagePlace(pkg)}</p>
        <p className="mt-8px text-[.9375rem]">{address}</p>
      </div>
    </dialog>
  )
}
