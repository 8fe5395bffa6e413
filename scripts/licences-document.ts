import type { LockedPackage } from './licence-rules.ts'

const HEAD = `# Licences

Every package of package-lock.json. Written by \`npm run licences\`; \`scripts/licences.test.ts\` fails when a package
comes whose licence scripts/licence-rules.ts does not allow, or when this page is not renewed.
`

/** The text of docs/licences.md. */
export function licencesDocument(packages: readonly LockedPackage[]): string {
  const shipped = packages.filter(({ isShipped }) => isShipped)
  const tools = packages.filter(({ isShipped }) => !isShipped)
  return `${HEAD}\n## On the server or in the browser: ${shipped.length}\n\n${table(shipped)}\n\n## For building and testing: ${tools.length}\n\n${byLicence(tools)}\n`
}

function table(packages: readonly LockedPackage[]): string {
  const rows = packages.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence ?? 'none named'} |`,
  )
  return ['| package | version | licence |', '|---|---|---|', ...rows].join('\n')
}

function byLicence(packages: readonly LockedPackage[]): string {
  const groups = Map.groupBy(packages, ({ licence }) => licence ?? 'none named')
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([licence, own]) =>
        `**${licence}** (${own.length}): ${own.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
    )
    .join('\n\n')
}
