type DataPolicy = { createScript: (text: string) => string }
type TrustedTypesWindow = {
  trustedTypes?: { createPolicy: (name: string, rules: DataPolicy) => DataPolicy }
}

let policy: DataPolicy | undefined

/** JSON that cannot end its own script element. */
export const dataText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Text for a data block. The policy, named in the Content-Security-Policy, admits only JSON. */
export function trustedData(text: string): string {
  const { trustedTypes } = globalThis as TrustedTypesWindow
  if (!trustedTypes) return text
  policy ??= trustedTypes.createPolicy('adbond-data', { createScript: (json) => dataText(JSON.parse(json)) })
  return policy.createScript(text)
}
