import type { Partner } from './content.ts'

const VOICES: Record<Partner['voice'], string> = {
  tight: 'font-600 bolder text-[1.5rem] tracking-[-0.04em]',
  light: 'font-500 text-[1.5rem] tracking-[-0.01em]',
  wide: 'font-600 bolder text-[1.125rem] tracking-[.06em]',
  large: 'font-600 text-[1.875rem] tracking-[-0.03em]',
}

/** A drawn sign with the name as text, so that it is read out and never blurs. */
export function PartnerMark({ name, trade, symbol, voice }: Partner) {
  return (
    <li className="flex items-center gap-12px min-h-72px md:min-h-136px md:p-12px max-md:motion-safe:px-24px md:justify-center md:outline-1 md:outline-solid md:outline-edge">
      <svg viewBox="0 0 32 32" className="w-36px h-36px flex-none fill-forest" aria-hidden focusable="false">
        <path fillRule="evenodd" d={symbol} />
      </svg>
      <span>
        <span className={`block font-heading leading-[1.15] ${VOICES[voice]}`}>{name}</span>
        <span className="block small-print max-md:whitespace-nowrap">{trade}</span>
      </span>
    </li>
  )
}
