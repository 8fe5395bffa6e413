import { expect } from '@playwright/test'
import { recordWholeRow } from '../../faults/report/record.ts'
import { tableLine } from '../../faults/report/report.ts'
import type { Answer } from '../attacks/send.ts'
import { EXPECTED, type Expected, type ResponseClass } from './expected-headers.ts'
import { headerFaults, type Judged } from './header-faults.ts'
import { observatoryScore } from './observatory.ts'

const SCORE_MIN = 130 // 100, and all extra that needs neither a list of browsers nor a hash on each script

export type Answers = Partial<Record<ResponseClass, Answer>>

const named = (answers: Answers) => Object.entries(answers) as [ResponseClass, Answer][]

/** Each statement of each class; `expected` where this way of answering has other ones. */
export function judge(
  answers: Answers,
  expected: (name: ResponseClass, answer: Answer) => Expected = (name) => EXPECTED[name],
): Judged {
  const judged = named(answers).map(([name, answer]) => headerFaults(name, answer, expected(name, answer)))
  return {
    checked: judged.reduce((sum, { checked }) => sum + checked, 0),
    faults: judged.flatMap(({ faults }) => faults),
  }
}

export async function recordHeaders(
  where: string,
  how: string,
  answers: Answers,
  { checked, faults }: Judged,
): Promise<void> {
  const [first] = faults
  await recordWholeRow({
    id: `S1-${where}`,
    what: 'Every class of answer carries its headers',
    how,
    figure: `${named(answers).length} classes, ${checked} statements, ${faults.length} otherwise${first ? `: ${first}` : ''}`,
    target: 'all as written in test/security/judges/expected-headers.ts',
    ok: faults.length === 0,
  })
  expect(faults).toEqual([])
}

export async function recordScore(where: string, how: string, frontPage: Answer): Promise<void> {
  const { score, grade, parts } = observatoryScore(frontPage)
  const counted = parts.filter(({ points }) => points !== 0)
  const sum = counted.map(({ test, points }) => `${test} ${points > 0 ? '+' : ''}${points}`).join(', ')
  await recordWholeRow({
    id: `S2-${where}`,
    what: 'The Observatory’s score of the front page',
    how: `${how}, by the published table`,
    figure: `${score} (${grade}): 100, ${sum}`,
    target: `at least ${SCORE_MIN}`,
    ok: score >= SCORE_MIN,
  })
  expect(score, sum).toBeGreaterThanOrEqual(SCORE_MIN)
}

const BRIEF = 44 // characters; policies are long, and written out in test/security/judges/expected-headers.ts

const brief = (value = 'missing'): string => (value.length > BRIEF ? `${value.slice(0, BRIEF)}…` : value)

/** Expected against measured, one line for each class. */
export function headerTable(answers: Answers): string[] {
  const rows = named(answers).map(([name, answer]) => {
    const statements = Object.entries<string | null>(EXPECTED[name])
    const said = statements
      .filter(([, value]) => value !== null)
      .map(([header]) => `${header}: ${brief(answer.headers[header])}`)
    const absent = statements.filter(([, value]) => value === null).map(([header]) => header)
    const { faults } = headerFaults(name, answer, EXPECTED[name])
    return tableLine([
      name,
      String(answer.status),
      said.join('<br>'),
      absent.join(', '),
      faults.length === 0 ? 'as expected' : faults.join('<br>'),
    ])
  })
  const head = ['class', 'status', 'measured', 'must not be there', 'verdict']
  return [tableLine(head), '|---|---|---|---|---|', ...rows]
}
