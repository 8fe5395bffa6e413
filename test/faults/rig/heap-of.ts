/**
 * The memory that a server's program still needs, read through its debugger port. The memory of the process itself
 * mostly shows when it last cleaned up.
 */
import * as v from 'valibot'

const targetsSchema = v.tupleWithRest([v.object({ webSocketDebuggerUrl: v.string() })], v.unknown())
const answerSchema = v.object({ id: v.number(), result: v.unknown() })
const valueSchema = v.object({ result: v.object({ value: v.number() }) })

const USED = 'process.memoryUsage().heapUsed + process.memoryUsage().external'

/** Lets Node open that door on a port of its own; for `through` of `startSite`. */
export const debuggedAt = (port: number): string[] => ['env', `NODE_OPTIONS=--inspect=127.0.0.1:${port}`]

/** Bytes in use after everything unused was thrown away. */
export async function heapOf(port: number): Promise<number> {
  const targets = v.parse(targetsSchema, await (await fetch(`http://127.0.0.1:${port}/json/list`)).json())
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl)
  const opened = Promise.withResolvers<void>()
  socket.onopen = () => opened.resolve()
  socket.onerror = () => opened.reject(new Error('The debugger does not open'))
  await opened.promise
  const ask = (id: number, method: string, params = {}) => {
    const answered = Promise.withResolvers<unknown>()
    socket.onmessage = ({ data }) => {
      const answer = v.safeParse(answerSchema, JSON.parse(String(data)))
      if (answer.success && answer.output.id === id) answered.resolve(answer.output.result)
    }
    socket.onclose = () => answered.reject(new Error('The server ended'))
    socket.send(JSON.stringify({ id, method, params }))
    return answered.promise
  }
  await ask(1, 'HeapProfiler.collectGarbage')
  const { result } = v.parse(valueSchema, await ask(2, 'Runtime.evaluate', { expression: USED }))
  socket.close()
  return result.value
}
