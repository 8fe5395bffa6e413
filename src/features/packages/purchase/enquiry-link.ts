import { siteConfig } from '#contract/site-config.ts'

export const enquirySubject = (packageName: string): string => `Enquiry: ${packageName}`

/** An e-mail to sales about one package; null when the owner has set no address (decision G10). */
export function enquiryLink(packageName: string, address: string = siteConfig.salesEmail): string | null {
  if (!address) return null
  const subject = encodeURIComponent(enquirySubject(packageName))
  return `mailto:${address}?subject=${subject}`
}
