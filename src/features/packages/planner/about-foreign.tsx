import { foreignMoney } from './foreign-money.ts'

/** For who pays from abroad. Nothing where the owner has set no rate. */
export function AboutForeign({ kobo }: { kobo: number }) {
  const text = foreignMoney(kobo)
  return text && <p className="mt-8px px-16px small-print">{text}</p>
}
