/** deploy/Containerfile and deploy/compose.yaml, each read by a parser of its format. */
import { readFile } from 'node:fs/promises'
import { Copy, DockerfileParser } from 'dockerfile-ast'
import { parse } from 'yaml'

export type Image = {
  /** `docker.io/library/node:24.21.0-bookworm-slim`, of each stage. */
  bases: string[]
  environment: Record<string, string>
  user: string
  workdir: string
  command: string[]
  /** The container's health check. */
  health: string[]
  /** Of the project; `owner` is `user:group`. */
  copies: { from: string; to: string; owner: string }[]
}

/** What the last stage leaves behind. */
export async function readContainerfile(): Promise<Image> {
  const file = DockerfileParser.parse(await readFile('deploy/Containerfile', 'utf8'))
  const instructions = file.getInstructions()
  const last = instructions.findLastIndex((one) => one.getKeyword() === 'FROM')
  const stage = instructions.slice(last)
  const words = (keyword: string) =>
    stage
      .filter((one) => one.getKeyword() === keyword)
      .map((one) => one.getArguments().map((word) => word.getValue()))
  const one = (keyword: string) => words(keyword).at(-1)?.at(-1) ?? ''
  const list = (keyword: string): string[] => {
    const text = stage.findLast((each) => each.getKeyword() === keyword)?.getArgumentsContent() ?? '[]'
    return JSON.parse(text.slice(text.indexOf('[')))
  }
  return {
    bases: file.getFROMs().map((from) => from.getImage() ?? ''),
    environment: Object.fromEntries(words('ENV').flat().map(pair)),
    user: one('USER'),
    workdir: one('WORKDIR'),
    command: list('CMD'),
    health: list('HEALTHCHECK'),
    copies: stage.filter((each) => each instanceof Copy).map(copied),
  }
}

/** Docker gives to root what names no owner. */
function copied(copy: Copy): Image['copies'][number] {
  const [from = '', to = ''] = copy.getArguments().map((word) => word.getValue())
  const owner = copy.getFlags().find((flag) => flag.getName() === 'chown')
  return { from, to, owner: owner?.getValue() ?? '0:0' }
}

type Service = {
  image: string
  environment: Record<string, string>
  user?: string
  read_only?: boolean
  tmpfs?: string[]
  ports?: string[]
  cap_drop?: string[]
  security_opt?: string[]
  stop_grace_period: string
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
}

export type Services = { site: Service; database: Service }

export async function readCompose(): Promise<Services> {
  const { services }: { services: Services } = parse(await readFile('deploy/compose.yaml', 'utf8'))
  return services
}

/** `${NAME:-preset}` → the preset, as without any variable; `${NAME:?why}` → ''. */
export const withPresets = (text: string): string => text.replaceAll(/\$\{\w+:(?:-([^}]*)|\?[^}]*)\}/g, '$1')

const pair = (text: string): [string, string] => {
  const at = text.indexOf('=')
  return [text.slice(0, at), text.slice(at + 1)]
}
