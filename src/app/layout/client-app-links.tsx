import { siteConfig } from '#contract/site-config.ts'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { layoutCopy } from './copy.ts'

type ClientAppLinksProps = { className?: string; ground?: 'paper' | 'band' }

const ON_BAND = 'text-on-band border-on-band-soft hover:border-on-band'

/** Login and Sign up open the separate client application; a missing address hides its link (decision G10). */
export function ClientAppLinks({ className = '', ground = 'paper' }: ClientAppLinksProps) {
  const isBand = ground === 'band'
  return (
    <>
      {siteConfig.loginUrl && (
        <ButtonLink
          href={siteConfig.loginUrl}
          variant="outline"
          newTab
          className={`${className} ${isBand ? ON_BAND : ''}`}
        >
          {layoutCopy.login}
        </ButtonLink>
      )}
      {siteConfig.registerUrl && (
        <ButtonLink
          href={siteConfig.registerUrl}
          variant={isBand ? 'gold' : 'primary'}
          newTab
          className={className}
        >
          {layoutCopy.signUp}
        </ButtonLink>
      )}
    </>
  )
}
