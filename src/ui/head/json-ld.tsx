import { useEffect, useState } from 'react'
import { useHydrated } from '#src/device/use-hydrated.ts'
import { dataText, trustedData } from '#src/ui/rich-text/trusted-data.ts'

/**
 * Structured data for search engines. Prerendered as a data block, which needs no hash in the policy. In the browser it
 * is put into <head> by hand: React creates scripts through innerHTML, which Trusted Types forbid.
 */
export function JsonLd({ data }: { data: object }) {
  const isHydrated = useHydrated()
  const [isPrerendered] = useState(!isHydrated)
  const text = dataText(data)

  useEffect(() => {
    if (isPrerendered) return
    const block = document.createElement('script')
    block.type = 'application/ld+json'
    block.text = trustedData(text)
    document.head.append(block)
    return () => block.remove()
  }, [isPrerendered, text])

  return isPrerendered ? <script type="application/ld+json">{text}</script> : null
}
