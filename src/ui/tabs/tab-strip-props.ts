/** Properties of the prerendered tabs and of those that take over. */
export type TabStripProps<T extends string> = {
  /** Ids: `{id}-{value}` of a tab, `{id}-panel` of the panel. */
  id: string
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (next: T) => void
}
