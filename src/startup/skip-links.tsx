type Props = { links: readonly { to: string; label: string }[] }

/** For the keyboard: links past long sections. They show only while they have the focus. */
export function SkipLinks({ links }: Props) {
  return links.map(({ to, label }) => (
    <a
      key={to}
      href={`#${to}`}
      className="btn-primary fixed z-60 top-8px start-8px translate-y--200% focus:translate-y-0 print:hidden"
    >
      {label}
    </a>
  ))
}
