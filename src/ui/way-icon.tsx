import type { ContactWay } from './contact-ways.ts'

const ICONS: Readonly<Record<ContactWay['way'], string>> = {
  whatsapp: 'i-ph-whatsapp-logo',
  sms: 'i-ph-chat-circle-text',
  email: 'i-ph-envelope-simple',
  call: 'i-ph-phone',
}

export function WayIcon({ way }: Pick<ContactWay, 'way'>) {
  return <span className={ICONS[way]} aria-hidden />
}
