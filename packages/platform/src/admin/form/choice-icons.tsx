/** Beside a control that opens a list of choices. */
export const ChevronIcon = () => (
  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <path d="M2.5 4.5 6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
  </svg>
)

/** Beside the choice that is made. */
export const CheckIcon = () => (
  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <path d="m2 6.5 3 3L10 3" fill="none" stroke="currentColor" strokeWidth="1.8" />
  </svg>
)
