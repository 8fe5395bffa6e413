/**
 * npm prints two lines before a script's own output. In a file they precede the list, and a spreadsheet then reads
 * neither the columns nor the byte order mark.
 */
export function warnOfBanner(words = '-- --csv > file.csv'): void {
  const { npm_command, npm_config_loglevel } = process.env
  if (npm_command !== 'run' || npm_config_loglevel === 'silent' || process.stdout.isTTY) return
  console.error(`npm wrote lines of its own before this. Without them: npm run --silent … ${words}`)
}
