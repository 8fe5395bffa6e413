type Props = { links: readonly { to: string; label: string }[] }

/** For the keyboard: links past long sections. They show only while they have the focus. */
export function SkipLinks({ links }: Props) {
  return links.map(({ to, label }) => (
    <a
      key={to}
      href={`#${to}`}
      className="btn-primary fixed z-60 start-8px -top-full focus:top-8px print:hidden"
    >
      {label}
    </a>
  ))
}
