/**
 * What `npm audit --json` says. A registry that does not answer is neither a clean bill of health nor a fault of ours.
 */
export type Advisories = { isAnswered: true; known: string[] } | { isAnswered: false; reason: string }

type Report = {
  vulnerabilities?: Record<string, { name?: string; severity?: string; range?: string }>
  auditReportVersion?: number
  error?: { summary?: string }
  message?: string
}

export function readAdvisories(text: string): Advisories {
  const report = parsed(text)
  if (report?.auditReportVersion === undefined || !report.vulnerabilities) {
    return {
      isAnswered: false,
      reason: withoutAddress(report?.error?.summary || report?.message || 'no report'),
    }
  }
  const known = Object.entries(report.vulnerabilities).map(([name, { severity = 'unknown', range = '' }]) =>
    `${name} ${range} (${severity})`.replace(/ +/g, ' '),
  )
  return { isAnswered: true, known }
}

/** The owner of the registry stays private. */
const withoutAddress = (words: string): string => words.replace(/ - .*/s, '')

function parsed(text: string): Report | null {
  try {
    return JSON.parse(text)
  } catch {
    return null // npm said something else than JSON: nothing was answered
  }
}
