const LOCALE = 'en-NG' // spec §9

const formats = {
  0: new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  2: new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}

/**
 * `3500000` → `₦3,500,000.00`: two decimals on package cards, none on site tour views (spec §9). `amount` is naira.
 * The sign is put by hand: phones with a small ICU write "NGN 3,500,000". An amount of 0 is the caller's matter
 * ("Price on request", decision G7; "Free", decision E16).
 */
export function naira(amount: number, { decimals }: { decimals: 0 | 2 }): string {
  const digits = formats[decimals].format(Math.abs(amount))
  return amount < 0 && /[1-9]/.test(digits) ? `-₦${digits}` : `₦${digits}`
}
