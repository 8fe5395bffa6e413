/**
 * Runs what the container would run, without one: its files, its user, nothing writable but a tmpfs, process number 1.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Image } from './container-files.ts'

/** Beside the packages, which are joined by hard links. */
const FOLDER = path.resolve('.cache/container')

/** $1: the folder that becomes /srv; $2, $3: user and group; then the command. */
const SCRIPT = `set -e
mount --make-rprivate /
mount --bind "$1" /srv
mount -o remount,bind,ro /srv
mount -t tmpfs -o size=256m,mode=1777 tmpfs /tmp
mount -o remount,bind,ro /
cd "$2"
exec setpriv --reuid="$3" --regid="$4" --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs "$0" "\${@:5}"`

/** Null if this is possible here, otherwise why not. */
export function whyNoContainer(): string | null {
  if (process.getuid?.() !== 0) return 'another user and mounts of one’s own need root'
  try {
    execFileSync('unshare', ['--mount', 'mount', '--make-rprivate', '/'], { stdio: 'ignore' })
    return null
  } catch {
    return 'this machine lets nobody mount'
  }
}

/** Lays the files out as in the image: the copied ones, the packages without those for building, and Node. */
export function layOut(image: Image): void {
  const mask = process.umask(0o022) // an earlier test may have opened data of its own, which makes all files private
  try {
    layOutReadable(image)
  } finally {
    process.umask(mask)
  }
}

function layOutReadable({ copies, workdir }: Image): void {
  rmSync(FOLDER, { recursive: true, force: true })
  const home = path.join(FOLDER, path.relative('/srv', workdir))
  for (const { from, to, owner } of copies) {
    if (from.startsWith('/')) continue // from the stage with the packages
    const there = path.join(home, to === './' ? from : to)
    cpSync(from, there, { recursive: true })
    execFileSync('chmod', ['-R', 'go=', there]) // a checkout of someone whose files are private
    execFileSync('chown', ['-R', owner, there])
  }
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const needed = Object.entries(packages)
    .filter(([place, { dev }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place) && !dev)
    .map(([place]) => place)
    .filter((place) => existsSync(place) && !place.includes('/node-linux-'))
  execFileSync('cp', ['-al', '--parents', ...needed, home])
  mkdirSync(path.join(FOLDER, 'bin'))
  execFileSync('cp', ['-L', process.execPath, path.join(FOLDER, 'bin/node')])
}

export type Contained = {
  output: () => string
  /** Exit code. */
  ended: Promise<number | null>
  /** Its number outside. */
  pid: () => number
}

export function runInContainer(
  { workdir, user, environment }: Image,
  [program = '', ...args]: readonly string[],
  more: Readonly<Record<string, string>>,
): Contained {
  const [uid = '', gid = uid] = user.split(':')
  const isolated = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  const words = ['bash', '-c', SCRIPT, `/srv/bin/${program}`, FOLDER, workdir, uid, gid, ...args]
  const child: ChildProcess = spawn('unshare', [...isolated, ...words], {
    env: { PATH: '/usr/bin:/bin', ...environment, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  return {
    output: () => said,
    ended: once(child, 'close').then(() => child.exitCode),
    pid: () => Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()),
  }
}
