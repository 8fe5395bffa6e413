import { AskAbout } from '#src/ui/ask/ask-about.tsx'
import { AskWays } from '#src/ui/ask/ask-ways.tsx'
import { WayLink } from '#src/ui/ask/way-link.tsx'
import { BackLink } from '#src/ui/back-link.tsx'
import { CopyButton } from '#src/ui/clipboard/copy-button.tsx'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { Link } from '#src/ui/core/link.tsx'
import { WaysOut } from '#src/ui/in-app/ways-out.tsx'
import { ShareButton } from '#src/ui/share-button.tsx'
import { Shelf, Specimen } from './specimen.tsx'

const LETTER = { email: 'sales@adbond.example', subject: 'A question', text: 'Hello' }
const COPY = { copy: 'Copy text', copied: 'Copied', copyFailed: 'This phone does not let the site copy.' }

export function Actions() {
  return (
    <Shelf>
      <Specimen name="primary">
        <ButtonLink to="/">Explore Our Services</ButtonLink>
      </Specimen>
      <Specimen name="outline">
        <ButtonLink to="/" variant="outline">
          Learn More
        </ButtonLink>
      </Specimen>
      <Specimen name="gold, other site">
        <ButtonLink href="https://example.org" newTab variant="gold">
          Sign up
        </ButtonLink>
      </Specimen>
      <Specimen name="disabled">
        <button type="button" className="btn-primary" disabled>
          Buy Now
        </button>
      </Specimen>
      <Specimen name="working">
        <button type="button" className="btn-primary" disabled>
          <span className="i-ph-circle-notch motion-safe:animate-spin" aria-hidden />
          Booking
        </button>
      </Specimen>
      <Specimen name="round, and at its end">
        <div className="flex gap-8px">
          <button type="button" className="btn-round" aria-label="Previous">
            <span className="i-ph-caret-left" aria-hidden />
          </button>
          <button type="button" className="btn-round" aria-label="Next" aria-disabled>
            <span className="i-ph-caret-right" aria-hidden />
          </button>
        </div>
      </Specimen>
      <Specimen name="share">
        <ShareButton title="Adbond" />
      </Specimen>
      <Specimen name="ways to ask">
        <div className="grid grid-cols-2 gap-8px max-w-320px">
          {(['whatsapp', 'sms', 'email', 'call'] as const).map((way) => (
            <WayLink key={way} way={way} href="#root">
              {way}
            </WayLink>
          ))}
        </div>
      </Specimen>
      <Specimen name="every way that is set, and folded">
        <div className="grid gap-12px max-w-320px">
          <AskWays letter={LETTER} />
          <AskAbout ask="Ask about this" about="Facility management" letter={LETTER} />
        </div>
      </Specimen>
      <Specimen name="back">
        <BackLink to="/">Back</BackLink>
      </Specimen>
      <Specimen name="text link">
        <Link to="/" className="text-link inline-flex items-center min-h-44px">
          All packages
        </Link>
      </Specimen>
      <Specimen name="copy">
        <CopyButton text="Plot 7" words={COPY} className="btn-outline" />
      </Specimen>
      <Specimen name="out of another app’s window">
        <div className="flex flex-wrap gap-8px">
          <WaysOut isAndroid />
        </div>
      </Specimen>
    </Shelf>
  )
}
