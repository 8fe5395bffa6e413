import { useLocation } from 'react-router-dom'
import { siteConfig } from '#contract/site-config.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { phoneInGroups } from '#src/features/company/phone-in-groups.ts'
import { LegalContact } from '#src/features/legal/legal-contact.tsx'
import { LegalNavigation } from '#src/features/legal/legal-navigation.tsx'
import { legalPageOf } from '#src/features/legal/legal-page.ts'
import { LegalText } from '#src/features/legal/legal-text.tsx'
import { EraseEverything } from '#src/features/requests/erasure/erase-everything.tsx'
import { eraseRest } from '#src/routes/erase-rest.ts'
import { PageHead } from '#src/ui/head/page-head.tsx'

/** The chosen text, with links to the other two beside it (spec §2, Legal). */
export function Legal() {
  const page = legalPageOf(useLocation().pathname)
  const { title, description, contact } = page.document
  return (
    <>
      <PageHead title={title} description={description} path={page.path} />
      <div className="container grid grid-cols-[minmax(0,1fr)] gap-32px md:grid-cols-[220px_minmax(0,1fr)] md:gap-x-64px pt-24px md:pt-64px pb-64px md:pb-104px">
        <div className="md:sticky md:top-120px md:self-start">
          <LegalNavigation current={page} />
        </div>
        <div>
          <LegalText
            key={page.path}
            document={page.document}
            contact={<LegalContact lead={contact} phone={phoneInGroups(siteConfig.phone)} />}
          />
          {page.path === sitePaths.privacy && <EraseEverything eraseRest={eraseRest} />}
        </div>
      </div>
    </>
  )
}
