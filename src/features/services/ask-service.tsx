import { siteConfig } from '#contract/site-config.ts'
import { AskAbout } from '#src/ui/ask/ask-about.tsx'
import { coreCopy } from './services-copy.ts'

/** The ways to ask sales about one service. */
export function AskService({ service }: { service: string }) {
  const letter = {
    email: siteConfig.salesEmail,
    subject: coreCopy.askSubject(service),
    text: coreCopy.askText(service),
  }
  return <AskAbout ask={coreCopy.ask} about={service} letter={letter} />
}
