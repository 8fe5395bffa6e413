import { foreignMoney } from './foreign-money.ts'

/** For who pays from abroad. Nothing where the owner has set no rate. */
export function AboutForeign({ kobo }: { kobo: number }) {
  const text = foreignMoney(kobo)
  return text && <p className="pt-8px px-16px min-h-48px small-print">{text}</p>
}
