import { Accordion } from '#src/ui/core/accordion.tsx'
import { UrlTabs } from '#src/ui/tabs/url-tabs.tsx'
import { useUrlParam } from '#src/ui/tabs/use-url-param.ts'
import { faqsPage, tabLabels } from './page-copy.ts'
import { FAQ_TABS, faqsOf } from './tab-content.ts'

const options = FAQ_TABS.map((value) => ({ value, label: tabLabels[value] }))

/** All four lists are in the page and the chosen one shows, so the prerendered page has its full text. */
export function FaqTabs() {
  const [chosen, choose] = useUrlParam('tab', FAQ_TABS)
  return (
    <UrlTabs
      label={faqsPage.tabs}
      param="tab"
      options={options}
      value={chosen}
      onChange={choose}
      panel={FAQ_TABS.map((tab) => (
        <div key={tab} hidden={tab !== chosen}>
          <Accordion items={faqsOf[tab]} name={`faqs-${tab}`} />
        </div>
      ))}
    />
  )
}
