/** The server in its own folder of the image: the files that it reads, and nothing else of the project. */
const PARTS = ['api', 'contract', 'src/assets/art', 'dist']

/** Its own user in the image of Node. It is a number because some platforms check that it is not 0. */
export const CONTAINER_USER = '1000:1000'

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
COPY --from=modules /srv/adbond/node_modules node_modules
COPY package.json ./
${PARTS.map((part) => `COPY ${part} ${part}`).join('\n')}
# Nothing is kept in the container: pictures that are made again on demand go to a tmpfs at /tmp, all else to PostgreSQL.
ENV NODE_ENV=production PORT=8080 HOST=0.0.0.0 DATA_DIR=/tmp/adbond SITE_DIR=dist REQUIRE_POSTGRES=1 DRAIN_SECONDS=5
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
