/** The commands as the office types them, while the server runs and when it does not. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BOOKED_DAY, type DataForTests, dataForTests, storageIn } from '../data-folder/data-for-tests.ts'
import { DatabaseAway } from '../db/postgres/database-away.ts'
import { teamApplications } from '../db/schema/submissions.ts'
import { addressOf, type RunOfProgram, runProgram } from '../process/server-for-tests.ts'
import { askOffice, fetchBackup } from './ask-office.ts'
import { runCommand } from './run-command.ts'

describe('the commands of the office', { timeout: 180_000 }, () => {
  let data: DataForTests
  let server: RunOfProgram
  const run = async (file: string, ...args: string[]) => {
    const program = runProgram(file, { DATA_DIR: data.made, npm_command: 'run' }, args)
    return { code: await program.ended, words: program.output() }
  }

  beforeAll(async () => {
    data = await dataForTests(3)
    const storage = await storageIn(data.made)
    await storage.db.insert(teamApplications).values({
      ...{ firstname: 'Ada', lastname: 'Obi', email: 'Person1@example.com', emailKey: 'person1@example.com' },
      ...{ location: 'Jos', reason: null, createdAt: new Date().toISOString() },
    })
    await storage.close()
    server = runProgram('server.ts', { DATA_DIR: data.made, SAMPLE_DATA: '0' })
    await addressOf(server)
  }, 180_000)
  afterAll(async () => {
    server?.child.kill('SIGKILL')
    await server?.ended
    data?.remove()
  })

  it('list, show, correct, cancel and back up through the running server', async () => {
    expect((await run('bookings.ts')).words).toMatch(/person1@example\.com[\s\S]+person3@example\.com/)
    const csv = await run('applications.ts', '--csv')
    expect(csv.words).toContain('"Person1@example.com","Jos",""')
    expect(csv.words).toContain('npm run --silent')
    expect(csv.words, 'as a spreadsheet needs it for Yoruba names').toContain('\ufeff"id"')
    const { words } = await run('person.ts', 'person1@example.com', '--show')
    expect(words).toContain('npm run --silent')
    expect(JSON.parse(words.replace(/^npm wrote.*$/m, ''))).toMatchObject({
      bookings: [{ email: 'person1@example.com' }],
      applications: [{ location: 'Jos' }],
    })
    expect((await run('person.ts', 'person1@example.com', '--set', 'firstname=Ọláṣubọ̀mí')).words).toBe(
      'Corrected: 1 bookings and 1 applications of person1@example.com.\n',
    )
    expect((await run('bookings.ts', '--cancel', '3')).words).toMatch(/^Cancelled[\s\S]+person3@example\.com/)
    expect((await run('bookings.ts', '--ids', '2-2', '--tour-day', BOOKED_DAY)).words).toMatch(
      RegExp(
        `^id.*\\n2 .*person2@.*\\nBookings: 1\\. With --ids 2-2 --tour-day ${BOOKED_DAY} --cancel these`,
      ),
    )
    expect(await run('bookings.ts', '--ids', '2-2', '--tour-day', '2026-11-01', '--cancel')).toEqual({
      code: 1,
      words: 'There is no such booking.\n',
    })
    expect((await run('applications.ts', '--ids', '1-1')).words).toMatch(
      /Jos[\s\S]+Applications: 1\. With --ids 1-1 --erase/,
    )
    const file = join(data.around, 'backup.tar.gz')
    expect((await run('backup.ts', file)).code).toBe(0)
    expect([statSync(file).mode & 0o777, readFileSync(file).subarray(0, 2).toString('hex')]).toEqual([
      0o600,
      '1f8b',
    ])
  })

  it('say in one sentence what they do not understand, or do not find', async () => {
    for (const words of [
      ['--erase'],
      ['--erase', '--day', '2026-11-28'],
      ['--erase', '--csv', '--ids', '1-2'],
      ['--day', '2026-02-30'],
      ['--ids', '7'],
    ]) {
      expect(await run('applications.ts', ...words)).toEqual({
        code: 1,
        words: expect.stringMatching(/^Write: npm run applications/),
      })
    }
    const usage = { code: 1, words: expect.stringMatching(/^Write: npm run person -- <e-mail> --show/) }
    expect(await run('person.ts')).toEqual(usage)
    expect(await run('person.ts', 'ada@example.com')).toEqual(usage)
    expect(await run('person.ts', 'ada@example.com', '--show', '--erase')).toEqual(usage)
    expect(await run('person.ts', 'ada@example.com', '--set', 'colour=red')).toMatchObject({ code: 1 })
    for (const words of [
      ['--cancel', '1', '2'],
      ['--cancel', '1', '--cancel', '2'],
      ['--csv', '--cancel', '1'],
      ['cancel', '1'],
      ['1'],
      ['--cancel'],
      ['--cancel', '--tour-day', BOOKED_DAY],
      ['--cancel', '--ids', '1-2', '1'],
      ['--cancel', '--ids', '1-2', '--csv'],
      ['--ids', '7'],
      ['--tour-day', '2026-02-30'],
    ]) {
      expect(await run('bookings.ts', ...words)).toMatchObject({
        code: 1,
        words: expect.stringMatching(/^Write: /),
      })
    }
    expect(await run('person.ts', 'person1@example.com', '--erase', '--name', 'x', '--everybody')).toEqual(
      usage,
    )
    expect(await run('person.ts', 'person1@example.com', '--erase', '--name', 'Uche Obi')).toMatchObject({
      code: 1,
      words: expect.stringContaining('Nothing is held about Uche Obi (person1@example.com).'),
    })
    expect((await run('bookings.ts')).words, 'and do nothing of it').toMatch(
      /person1@example\.com[\s\S]+person2@example\.com/,
    )
    expect(await run('person.ts', 'nobody@example.com', '--erase')).toEqual({
      code: 1,
      words: 'Nothing is held about nobody@example.com.\n',
    })
  })

  it('say that a container beside them has a database of its own', async () => {
    const projectFolder = join(data.around, 'project')
    mkdirSync(join(projectFolder, 'deploy'), { recursive: true })
    writeFileSync(join(projectFolder, 'deploy/.env'), '')
    const words = async (env = {}) => {
      const program = runProgram('bookings.ts', { DATA_DIR: data.made, ...env }, [], [], projectFolder)
      await program.ended
      return program.output()
    }
    expect(await words()).toMatch(/docker compose .* exec -T site node api\/bookings\.ts[\s\S]*person1@/)
    expect(await words({ DATABASE_URL: '' }), 'who says that knows').not.toContain('docker')
  })

  it('make the folder of a backup without a name, and no other one', async () => {
    const cwd = join(data.around, 'empty-project')
    mkdirSync(cwd)
    const backUp = async (...args: string[]) => {
      const program = runProgram('backup.ts', { DATA_DIR: data.made }, args, [], cwd)
      await program.ended
      return program.output()
    }
    expect(await backUp()).toMatch(/^Saved backups\/adbond-/)
    expect(readdirSync(join(cwd, 'backups'))).toHaveLength(1)
    expect(await backUp('away/today.tar.gz')).toContain('as away/today.tar.gz: its folder is not there.')
    expect(readdirSync(cwd)).toEqual(['backups'])
  })

  it('wait for no server that hangs, and reach it again when it goes on', async () => {
    const settings = { dataDir: data.made, databaseUrl: null }
    const { timeout } = AbortSignal
    const hurry = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 300))
    server.child.kill('SIGSTOP')
    try {
      const asked = [askOffice(settings, { ask: 'list-bookings', format: 'table' }), fetchBackup(settings)]
      for (const ask of await Promise.allSettled(asked))
        expect(ask).toMatchObject({
          reason: { name: 'OfficeError', message: expect.stringContaining('no sign of life') },
        })
    } finally {
      hurry.mockRestore()
      server.child.kill('SIGCONT')
    }
    expect((await run('bookings.ts')).words).toContain('person2@example.com')
  })

  it('work without a server too, and find what was done through it', async () => {
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect((await run('bookings.ts')).words).toContain('Ọláṣubọ̀mí')
    expect((await run('person.ts', 'person1@example.com', '--erase')).words).toMatch(/^Erased: 1 bookings/)
    const left = (await run('bookings.ts')).words
    expect(left).toContain('person2@example.com')
    expect(left).not.toMatch(/person1@|person3@/)
  })
})

describe('a command that fails over the database', () => {
  let exitCode: typeof process.exitCode
  beforeEach(() => {
    exitCode = process.exitCode
  })
  afterEach(() => {
    process.exitCode = exitCode
    vi.restoreAllMocks()
  })

  const withCode = (code: string) => Object.assign(new Error('password of ada@example.com'), { code })

  it.each([
    [
      new DatabaseAway('The database of DATABASE_URL did not answer.'),
      /^The database of .* did not answer\.$/,
    ],
    [withCode('28P01'), /^The database refuses the password of DATABASE_URL\.$/],
    [
      new Error('drizzle', { cause: withCode('3D000') }),
      /^The database that DATABASE_URL names does not exist\./,
    ],
    [new TypeError('ada@example.com'), /^It could not be done: the database failed \(TypeError\)\.$/],
    [withCode('23505'), /^It could not be done: the database failed \(Error 23505\)\.$/],
  ])('says why in one sentence: %s', async (error, sentence) => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    await runCommand(() => Promise.reject(error))
    expect(said.mock.calls).toEqual([[expect.stringMatching(sentence)]])
    expect(process.exitCode).toBe(1)
  })
})
