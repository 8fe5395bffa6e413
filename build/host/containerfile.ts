/** The server in its own folder of the image: the files that it reads, and nothing else of the project. */
const PARTS = ['api', 'contract', 'src/assets/art', 'dist']

/** Its own user in the image of Node. It is a number because some platforms check that it is not 0. */
export const CONTAINER_USER = '1000:1000'

const OWNED = `--chown=${CONTAINER_USER}`

/**
 * What the image decides of the server's settings. Nothing is kept in the container: pictures that are made again on
 * demand go to a tmpfs at /tmp, all else to PostgreSQL.
 */
export const IMAGE_SETTINGS = {
  PORT: '8080',
  HOST: '0.0.0.0',
  DATA_DIR: '/tmp/adbond',
  SITE_DIR: 'dist',
  REQUIRE_POSTGRES: '1',
  DRAIN_SECONDS: '5',
  REQUEST_SECONDS: '30', // `stop_grace_period` in the compose file counts on it
  ART_DIR: 'src/assets/art',
} as const

/** Ready means more than running: its database answers too. */
const ASK_READY =
  "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"

type Parts = { nodeVersion: string }

/** Node in the project's version; another image of the same version serves as well. */
export function containerfile({ nodeVersion }: Parts): string {
  const image = `docker.io/library/node:${nodeVersion}-bookworm-slim`
  return `# Written by \`npm run build\`, for the build in dist/ (docs/owner.md, "In a container"). From the folder of the project:
# docker build --file deploy/Containerfile --tag adbond-web .

FROM ${image} AS modules
WORKDIR /srv/adbond
COPY package.json package-lock.json ./
# The project brings its own Node along; the image has one.
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM ${image}
WORKDIR /srv/adbond
# They belong to its user, who could read no file of a checkout that is private to its own.
COPY --from=modules ${OWNED} /srv/adbond/node_modules node_modules
COPY ${OWNED} package.json ./
${PARTS.map((part) => `COPY ${OWNED} ${part} ${part}`).join('\n')}
ENV NODE_ENV=production ${Object.entries(IMAGE_SETTINGS)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}
USER ${CONTAINER_USER}
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s --retries=3 CMD ${JSON.stringify(['node', '-e', ASK_READY])}
CMD ["node", "api/server.ts"]
`
}

/** What the image is made from, and no other file of the owner: no data, no backup, no secret. */
export const containerIgnore = (): string =>
  `*\n${['package.json', 'package-lock.json', ...PARTS].map((part) => `!${part}`).join('\n')}\n**/*.test.ts\n**/*-for-tests.ts\n`
