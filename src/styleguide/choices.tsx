import { useState } from 'react'
import { Accordion } from '#src/ui/core/accordion.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { HeadlessTabStrip } from '#src/ui/tabs/headless/headless-tab-strip.tsx'
import { TabStrip } from '#src/ui/tabs/tab-strip.tsx'
import { UrlTabs } from '#src/ui/tabs/url-tabs.tsx'
import { samples } from './samples.ts'
import { Specimen } from './specimen.tsx'

export function Choices() {
  const [line, setLine] = useState('land')
  const [page, setPage] = useState(5)
  const tabs = { label: 'Lines', options: samples.options, value: line, onChange: setLine }
  return (
    <div className="grid gap-32px">
      <Specimen name="tabs, as prerendered and as taken over">
        <div className="flex flex-wrap gap-16px">
          <TabStrip id="plain" {...tabs} />
          <HeadlessTabStrip id="headless" {...tabs} />
        </div>
      </Specimen>
      <Specimen name="tabs with their panel">
        <UrlTabs param="guide" {...tabs} panel={<p className="panel">{samples.text}</p>} />
      </Specimen>
      <Specimen name="pages">
        <Pagination current={page} pages={12} onChange={setPage} label="Pages of many" />
      </Specimen>
      <Specimen name="pages, at the first of few">
        <Pagination current={1} pages={3} onChange={setPage} label="Pages of few" />
      </Specimen>
      <Specimen name="questions">
        <Accordion items={samples.questions} name="guide" />
      </Specimen>
    </div>
  )
}
