type ScriptUrlPolicy = { createScriptURL: (url: string) => string }
type TrustedTypesWindow = {
  trustedTypes?: { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy }
}

/** The policy admits only one address (Trusted Types; named in the Content-Security-Policy). */
export function workerUrl(url: string): string {
  const { trustedTypes } = globalThis as TrustedTypesWindow
  if (!trustedTypes) return url
  const policy = trustedTypes.createPolicy('adbond-worker', {
    createScriptURL: (asked) => {
      if (asked !== url) throw new TypeError('Not the worker of this site')
      return asked
    },
  })
  return policy.createScriptURL(url)
}
