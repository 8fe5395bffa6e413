import { siteConfig } from '#contract/site-config.ts'
import { coreCopy } from './services-copy.ts'

/** An e-mail to sales about one service; draws nothing if the owner has set no address (decision G10). */
export function AskLink({ service }: { service: string }) {
  if (!siteConfig.salesEmail) return null
  const subject = encodeURIComponent(coreCopy.askSubject(service))
  return (
    <a
      href={`mailto:${siteConfig.salesEmail}?subject=${subject}`}
      className="text-link inline-flex items-center gap-8px min-h-44px justify-self-start"
    >
      {coreCopy.ask}
      <span className="visually-hidden">: {service}</span>
      <span className="i-ph-envelope-simple" aria-hidden />
    </a>
  )
}
