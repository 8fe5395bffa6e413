/** What the reports of the test runners say: the counts, and the words of what failed. */
import { stripVTControlCharacters } from 'node:util'

const LINES_MAX = 25

/** @typedef {{ title: string, words: string }} Failure */
/** @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[] }} Outcome */

/** @returns {Outcome} of a report of Playwright's JSON reporter. */
export function outcomeInBrowser({ stats, suites, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => failedIn(suite, [])),
      ...errors.map(({ message }) => ({ title: 'outside of any test', words: message ?? '' })),
    ],
  }
}

function failedIn({ title, specs = [], suites = [] }, outer) {
  const path = [...outer, title]
  const failed = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map((spec) => ({
      title: [...path, spec.title].join(' › '),
      words: spec.tests
        .flatMap(({ results }) => results.flatMap((result) => result.errors))
        .map(({ message }) => message ?? '')
        .join('\n'),
    }))
  return [...failed, ...suites.flatMap((suite) => failedIn(suite, path))]
}

/** @returns {Outcome} of a report of Vitest's JSON reporter. A file that did not even start has failed as one test. */
export function outcomeInVitest({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults,
}) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    failures: [
      ...broken.map(({ name, message }) => ({ title: name, words: message })),
      ...failed.map(({ fullName, failureMessages }) => ({
        title: fullName,
        words: failureMessages.join('\n'),
      })),
    ],
  }
}

/**
 * The end of a run: what failed, and the totals. Of a log of an hour, often only the end is at hand.
 *
 * @param {Outcome} outcome
 */
export function closingWords({ passed, failed, skipped, failures }) {
  const totals = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  const told = failures.map(({ title, words }) => {
    const lines = stripVTControlCharacters(words).split('\n').slice(0, LINES_MAX)
    return [`FAILED: ${title}`, ...lines.map((line) => `  ${line}`), ''].join('\n')
  })
  return ['', ...told, totals].join('\n')
}
