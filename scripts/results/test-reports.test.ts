import { describe, expect, it } from 'vitest'
import { closingWords, outcomeInBrowser, outcomeInVitest } from './test-reports.mjs'

describe('what the reports of the test runners say', () => {
  it('is counted and named with the file and the groups of each test in the browser', () => {
    const test = (status: string, message: string) => ({ status, results: [{ errors: [{ message }] }] })
    const specs = [
      { title: 'passes', tests: [test('expected', '')] },
      { title: 'fails', tests: [test('unexpected', 'Expected: 1')] },
    ]
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 2 },
      suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'WebKit', specs }] }],
      errors: [{ message: 'No browser' }],
    }
    expect(outcomeInBrowser(report)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 2,
      failures: [
        { title: 'a.spec.ts › WebKit › fails', words: 'Expected: 1' },
        { title: 'outside of any test', words: 'No browser' },
      ],
    })
  })

  it('is counted and named for the unit tests, and for a file that did not start', () => {
    const fails = { fullName: 'sums are right', status: 'failed', failureMessages: ['Expected: 2'] }
    const passes = { fullName: 'signs are right', status: 'passed', failureMessages: [] }
    const report = {
      ...{ numPassedTests: 1, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 },
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [fails, passes] },
        { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      ],
    }
    expect(outcomeInVitest(report)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 2,
      failures: [
        { title: 'b.test.ts', words: 'No such module' },
        { title: 'sums are right', words: 'Expected: 2' },
      ],
    })
  })

  it('is told once more without colours, and no more than a screen of each', () => {
    const words = ['\u001b[31mExpected\u001b[39m', ...Array.from({ length: 40 }, (_, line) => `line ${line}`)]
    const counts = { passed: 5, failed: 1, skipped: 2 }
    const lines = closingWords({ ...counts, failures: [{ title: 'fails', words: words.join('\n') }] }).split(
      '\n',
    )
    expect(lines.slice(0, 3)).toEqual(['', 'FAILED: fails', '  Expected'])
    expect(lines).toHaveLength(29)
    expect(lines.at(-1)).toBe('5 passed, 1 failed, 2 skipped')
    expect(closingWords({ ...counts, failed: 0, skipped: 0, failures: [] })).toBe('\n5 passed, 0 failed')
  })
})
