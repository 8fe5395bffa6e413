import { type ReactNode, useRef } from 'react'
import type { Package } from '#contract/records/package.ts'
import { firstPicture } from '#contract/records/panorama.ts'
import { siteConfig } from '#contract/site-config.ts'
import { useHasNetwork } from '#src/device/later/use-has-network.ts'
import { ChangeMarks } from '#src/features/packages/changes/change-marks.tsx'
import { useChanges } from '#src/features/packages/changes/use-changes.ts'
import { copy } from '#src/features/packages/copy.ts'
import { activePromo } from '#src/features/packages/package-badges.ts'
import { nameAndPlace } from '#src/features/packages/package-place.ts'
import type { KnownPackage } from '#src/features/packages/package-state.ts'
import { offeredPlans } from '#src/features/packages/plans/payment-plan.ts'
import { planMonths } from '#src/features/packages/plans/terms.ts'
import { PromoNote } from '#src/features/packages/promo-note.tsx'
import { tourLink } from '#src/features/packages/tour-link.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { copy as words } from '#src/ui/core/copy.ts'
import { Stepper } from '#src/ui/fields/stepper.tsx'
import { Age } from '#src/ui/reads/age.tsx'
import { ShareButton } from '#src/ui/share-button.tsx'
import { BuyButton } from './buy-button.tsx'
import { buyCopy } from './buy-copy.ts'
import { ClosedSale } from './closed-sale.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { PlanFigures } from './plan-figures.tsx'
import { PlannerPlace } from './planner-place.tsx'
import { usePurchase } from './purchase.tsx'
import { type PurchaseState, purchaseState } from './purchase-state.ts'
import { UnitPrice } from './unit-price.tsx'

export const PANEL_ID = 'payment-plan'
const HINT_ID = 'buy-hint'

type Props = {
  known: KnownPackage
  /** Below the other actions. */
  children?: ReactNode
}

export function BuyingPanel({ known, children }: Props) {
  const { pkg, type, storedAt } = known
  const state = purchaseState(pkg, null)
  const price = useRef<HTMLDivElement>(null)
  const changes = useChanges(known, price)
  const isOpen = state === 'choose-plan'
  const promo = isOpen ? activePromo(pkg.promos) : null

  return (
    <section
      id={PANEL_ID}
      aria-label={buyCopy.panel}
      tabIndex={-1} // the bar of a phone leads here
      className="panel flex flex-col gap-20px scroll-mt-96px md:p-20px lg:p-28px"
    >
      <div ref={price}>
        <UnitPrice amount={pkg.amount} />
        <Age storedAt={storedAt} prefix={copy.pricesAge} />
        {changes.length > 0 && (
          <div className="mt-12px rounded-sm bg-mint px-14px py-10px">
            <p className="small-print" aria-hidden>
              {copy.since}
            </p>
            <ChangeMarks changes={changes} />
          </div>
        )}
      </div>
      {promo && <PromoNote promo={promo}>{buyCopy.beforePromo}</PromoNote>}
      {isOpen && <Choices pkg={pkg} />}
      {(state === 'sold-out' || state === 'withdrawn') && <ClosedSale state={state} type={type} />}
      <Buy pkg={pkg} />
      <div className="flex flex-wrap gap-8px [&>*]:grow">
        <ButtonLink to={tourLink(pkg, type)} variant="outline">
          {copy.scheduleTour}
        </ButtonLink>
        <Share known={known} />
      </div>
      {children}
    </section>
  )
}

const HINTS = {
  'choose-plan': siteConfig.loginUrl ? buyCopy.choosePlan : '',
  ready: siteConfig.loginUrl ? buyCopy.buyHint : '',
  'on-request': siteConfig.salesEmail ? buyCopy.askPriceHint : buyCopy.askPriceWhere,
  'sold-out': '',
  withdrawn: '',
} satisfies Record<PurchaseState, string>

function Choices({ pkg }: { pkg: Package }) {
  const { plan, choosePlan, units, changeUnits, bounds, terms } = usePurchase()
  return (
    <>
      <PlanChoice plans={offeredPlans(pkg)} months={planMonths(pkg)} chosen={plan} onChoose={choosePlan} />
      <Stepper label={buyCopy.units} value={units} min={bounds.min} max={bounds.max} onChange={changeUnits} />
      <div>
        <PlanFigures pkg={pkg} plan={plan} units={units} terms={terms} />
        <PlannerPlace pkg={pkg} />
      </div>
    </>
  )
}

function Share({ known }: Pick<Props, 'known'>) {
  const { pkg } = known
  const { planner, ...choice } = usePurchase()
  const text = planner?.sharedText(known, choice) ?? nameAndPlace(pkg)
  const picture = firstPicture(pkg.media)?.url
  return <ShareButton title={pkg.name} text={text} picture={picture} link={withoutPart} />
}

/** Whoever arrives at `ASK_PART` would ask for a date in each message. */
const withoutPart = () => location.href.replace(/#.*/, '')

const OFFLINE_HINT = siteConfig.phone ? buyCopy.buyOffline : words.needsNetwork

function Buy({ pkg }: { pkg: Package }) {
  const { state } = usePurchase()
  const hasNetwork = useHasNetwork()
  return (
    <div className="flex flex-col gap-8px">
      <BuyButton pkg={pkg} describedBy={HINT_ID} className="w-full min-h-56px" />
      <p id={HINT_ID} className="small-print text-center empty:hidden">
        {state === 'ready' && HINTS.ready && !hasNetwork ? OFFLINE_HINT : HINTS[state]}
      </p>
    </div>
  )
}
