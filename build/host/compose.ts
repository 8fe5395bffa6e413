import { namesOfSettings } from '../../api/settings.ts'
import { CONTAINER_USER, IMAGE_SETTINGS } from './containerfile.ts'

type Parts = {
  /** The public address of the site; '' if the owner gave none. */
  siteUrl: string
}

const LOGGING = `    logging:
      options:
        max-size: 10m
        max-file: "5"`

/** The site with its API and a PostgreSQL of its own, for one machine whose nginx or Caddy has the certificate. */
export function compose({ siteUrl }: Parts): string {
  const origin = siteUrl ? new URL(siteUrl).origin : ''
  return `# Written by \`npm run build\`, for the build in dist/ (docs/owner.md, "In a container"). From the folder of the project:
# docker compose --file deploy/compose.yaml up --build --detach
# Every command needs POSTGRES_PASSWORD=…, which stands in deploy/.env: letters and digits.
# The server's settings (api/README.md) stand there too: NAME=value, each on a line.
# Typing errors in their names are found by a build and by \`npm run doctor\`, not by compose.
name: adbond

services:
  site:
    build:
      context: ..
      dockerfile: deploy/Containerfile
    image: adbond-web
    # The system ends its first process only if that listens, which Node does when the site has started.
    init: true
    restart: unless-stopped
    depends_on:
      database:
        condition: service_healthy
    # nginx or Caddy on this machine has the certificate, and alone reaches this port.
    ports:
      - "127.0.0.1:8080:8080"
    environment:
      DATABASE_URL: "postgres://adbond:\${POSTGRES_PASSWORD:?letters and digits, for the database}@database/adbond"
${settings({ BEHIND_TLS: '1', TRUSTED_PROXIES: '1', ALLOWED_ORIGINS: origin })}
    user: "${CONTAINER_USER}"
    read_only: true
    tmpfs:
      - /tmp:size=256m,mode=1777
    cap_drop:
      - ALL
    security_opt:
      - no-new-privileges:true
    # Five seconds of saying no to new visitors, and what is under way after that (REQUEST_SECONDS, 30).
    stop_grace_period: 45s
${LOGGING}

  database:
    image: "\${POSTGRES_IMAGE:-docker.io/library/postgres:17.6-bookworm}"
    # Its log has no room for people: terse leaves out the values of a row that was refused.
    command: ["postgres", "-c", "log_error_verbosity=terse"]
    restart: unless-stopped
    environment:
      POSTGRES_USER: adbond
      POSTGRES_DB: adbond
      POSTGRES_PASSWORD: "\${POSTGRES_PASSWORD:?letters and digits, for the database}"
    volumes:
      - database:/var/lib/postgresql/data
    healthcheck:
      test: ["CMD", "pg_isready", "--username=adbond", "--dbname=adbond", "--host=127.0.0.1"]
      interval: 5s
      timeout: 4s
      retries: 24
    security_opt:
      - no-new-privileges:true
    stop_grace_period: 60s
${LOGGING}

volumes:
  database: {}
`
}

/** Compose passes on only what is named here. An empty one is the server's own default. */
const settings = (presets: Readonly<Record<string, string>>): string =>
  [...namesOfSettings()]
    .filter((name) => name !== 'DATABASE_URL' && !(name in IMAGE_SETTINGS))
    .map((name) => `      ${name}: "\${${name}:-${presets[name] ?? ''}}"`)
    .join('\n')
