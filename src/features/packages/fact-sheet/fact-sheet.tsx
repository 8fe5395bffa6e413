import './fact-sheet.css'
import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { withBase } from '#contract/base-path.ts'
import { naira } from '#contract/format/naira.ts'
import { firstPicture } from '#contract/records/panorama.ts'
import { siteConfig } from '#contract/site-config.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { availability } from '#src/features/packages/availability.ts'
import { closedWords } from '#src/features/packages/closed-words.ts'
import { copy } from '#src/features/packages/copy.ts'
import { isImpression } from '#src/features/packages/detail/impressions.ts'
import { packageFacts } from '#src/features/packages/detail/package-facts.ts'
import { useShownPicture } from '#src/features/packages/detail/use-shown-picture.ts'
import { packagePlace } from '#src/features/packages/package-place.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { lagosDate, todayInLagos } from '#src/format/lagos-date.ts'
import { copy as uiCopy } from '#src/ui/core/copy.ts'
import { QrCode } from '#src/ui/qr-code.tsx'
import { FactSheetPlans } from './fact-sheet-plans.tsx'
import { sheetCopy } from './sheet-copy.ts'

/**
 * The package on one sheet of A4, which a family carries to the bank. Only print shows it, in place of the page; one
 * chunk with its own rules.
 */
export function FactSheet({ known: { pkg, type, storedAt } }: { known: KnownPackage }) {
  const file = firstPicture(pkg.media)
  const picture = useShownPicture(file?.url)
  const address = location.origin + withBase(sitePaths.package(pkg.id))
  const closed = closedWords(availability(pkg))
  const benefits = [...new Set(pkg.benefits.map(({ name }) => name))]
  useLayoutEffect(() => {
    document.documentElement.classList.add('prints-sheet')
    return () => document.documentElement.classList.remove('prints-sheet')
  }, [])

  return createPortal(
    <article className="fact-sheet" aria-label={sheetCopy.title}>
      <header>
        <div>
          <p className="fact-sheet-kind">{sheetCopy.brand}</p>
          <h1>{pkg.name}</h1>
          <p>{packagePlace(pkg)}</p>
        </div>
        <p className="fact-sheet-price">
          {closed && <strong>{closed}</strong>}
          <strong>{pkg.amount > 0 ? naira(pkg.amount, { decimals: 0 }) : copy.priceOnRequest}</strong>
          {pkg.amount > 0 && <span>{copy.perUnit}</span>}
          {storedAt > 0 && <span>{sheetCopy.asOf(lagosDate(todayInLagos(storedAt)))}</span>}
        </p>
      </header>
      <div className="fact-sheet-body">
        <div className="fact-sheet-first">
          {picture && (
            <figure>
              <img src={picture} alt={pkg.name} />
              {file && isImpression(file) && <figcaption>{uiCopy.artistsImpression}</figcaption>}
            </figure>
          )}
          {!closed && pkg.amount > 0 && <FactSheetPlans pkg={pkg} />}
        </div>
        <dl className="fact-sheet-facts">
          {packageFacts(pkg, type).map(({ name, value }) => (
            <div key={name}>
              <dd>{value}</dd>
              <dt>{name}</dt>
            </div>
          ))}
        </dl>
        {benefits.length > 0 && (
          <section>
            <h2>{copy.benefits}</h2>
            <ul>
              {benefits.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        )}
        {pkg.description && <p className="fact-sheet-text">{pkg.description}</p>}
      </div>
      <footer>
        <div>
          <h2>{sheetCopy.contact}</h2>
          <p>{[siteConfig.phone, siteConfig.salesEmail].filter(Boolean).join(' · ')}</p>
          <p>{siteConfig.officeAddress}</p>
          <p className="fact-sheet-address">{address}</p>
          <p>{sheetCopy.binding}</p>
        </div>
        <QrCode text={address} label={sheetCopy.code(address)} className="fact-sheet-code" />
      </footer>
    </article>,
    document.body,
  )
}
