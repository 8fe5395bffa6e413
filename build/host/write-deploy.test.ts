/** What a build says while it writes `deploy/`, of an owner's file there. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import {
  ANY_PAGE_FILE,
  documentOf,
  NOT_FOUND_FILE,
  SHELLS,
  staticPaths,
} from '../../contract/addresses/documents.ts'

const PAGES = [
  ...staticPaths.map((place) => documentOf(place).file),
  ...[...Object.values(SHELLS), ANY_PAGE_FILE, NOT_FOUND_FILE, 'csp.txt'],
]

async function saidWith(ofContainer: string): Promise<string> {
  const cwd = await mkdtemp(path.join(tmpdir(), 'adbond-deploy-'))
  onTestFinished(() => rm(cwd, { recursive: true }))
  for (const file of PAGES.map((page) => path.join(cwd, 'dist', page))) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, '')
  }
  await cp('package.json', path.join(cwd, 'package.json'))
  await mkdir(path.join(cwd, 'deploy'))
  await writeFile(path.join(cwd, 'deploy/.env'), ofContainer)
  const script = `const { writeDeploy } = await import('${pathToFileURL('build/host/write-deploy.ts')}'); await writeDeploy()`
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { cwd, env: { PATH: process.env.PATH } },
  )
  return stdout + stderr
}

it('a build names what deploy/.env sets and the compose file that it writes does not pass on', async () => {
  expect(
    await saidWith('POSTGRES_PASSWORD=letters1\nALOWED_ORIGINS=https://a.example\nVITE_SITE_ULR=x\n'),
  ).toBe(
    'deploy/.env: ALOWED_ORIGINS is no setting: is ALLOWED_ORIGINS meant?\ndeploy/.env: VITE_SITE_ULR is no setting: is VITE_SITE_URL meant?\n',
  )
})

it('a build says nothing of a sound deploy/.env, nor of what is for compose or the database', async () =>
  expect(await saidWith('POSTGRES_PASSWORD=letters1\nCOMPOSE_PROJECT_NAME=land\nSAMPLE_DATA=0\n')).toBe(''))
