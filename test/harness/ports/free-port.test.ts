import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { areOutOfReach, freePort } from './free-port.ts'

const MANY = 100
async function dealMany(): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < MANY) ports.push(await freePort())
  return ports
}

/** What another process is dealt, which lives on. */
async function dealtElsewhere() {
  const module = JSON.stringify(join(import.meta.dirname, 'free-port.ts'))
  const script = `import { freePort } from ${module}
    for (let n = 0; n < ${MANY}; n++) console.log(await freePort())
    console.log('done')
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  const ports: number[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'done') break
    ports.push(Number(line))
  }
  const end = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { ports, end }
}

it('no two servers ever get the same port, also of two processes whose servers are not up', async () => {
  const [other, before] = await Promise.all([dealtElsewhere(), dealMany()])
  const ports = [...other.ports, ...before, ...(await dealMany())]
  await other.end()
  expect(new Set(ports).size).toBe(3 * MANY)
})

it.skipIf(!areOutOfReach)(
  'nobody who listens on any port is given the port of a server that is stopped',
  async () => {
    const kept = new Set(await dealMany())
    const servers = Array.from({ length: 2 * MANY }, () => createServer().listen(0, '127.0.0.1'))
    await Promise.all(servers.map((server) => once(server, 'listening')))
    const dealt = servers.map((server) => (server.address() as AddressInfo).port)
    for (const server of servers) server.close()
    expect(dealt.filter((port) => kept.has(port) || port < Math.max(...kept))).toEqual([])
  },
)
