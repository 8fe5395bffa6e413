const ICONS = {
  queued: 'i-ph-clock-countdown',
  sending: 'i-ph-paper-plane-tilt',
  delivered: 'i-ph-check-circle-fill text-leaf',
  'already-received': 'i-ph-check-circle-fill text-leaf',
  refused: 'i-ph-warning-circle text-danger',
  expired: 'i-ph-warning-circle text-danger',
  unsure: 'i-ph-question text-laterite',
}

/** What became of a submission, at a glance. */
export const StateIcon = ({ state }: { state: keyof typeof ICONS }) => (
  <span className={`${ICONS[state]} text-[1.375rem]`} aria-hidden />
)
