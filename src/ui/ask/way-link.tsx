import type { ReactNode } from 'react'
import type { ContactWay } from './contact-ways.ts'

const ICONS: Readonly<Record<ContactWay['way'], string>> = {
  whatsapp: 'i-ph-whatsapp-logo',
  sms: 'i-ph-chat-circle-text',
  email: 'i-ph-envelope-simple',
  call: 'i-ph-phone',
}

type Props = ContactWay & { children: ReactNode; className?: string }

/** One way to reach the office. WhatsApp may open a page of its own, so it opens beside the site. */
export function WayLink({ way, href, children, className = '' }: Props) {
  return (
    <a
      href={href}
      className={`btn-outline w-full px-4px gap-6px text-[.9375rem] ${className}`}
      {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <span className={ICONS[way]} aria-hidden />
      {children}
    </a>
  )
}
