/** Runs tasks one after the other, in the order in which they were given. */
export function oneAtATime(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const turn = last.then(task, task)
    last = turn.catch(() => undefined) // its caller gets the error; the next in line only waits
    return turn
  }
}
