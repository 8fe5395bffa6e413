import { TRAP_FIELD } from './form-sign.ts'

export const TrapField = () => (
  <div className="visually-hidden" aria-hidden>
    <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
  </div>
)
