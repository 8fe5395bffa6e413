/** Whether the browser came back to this page, by Reload, Back or Forward: it goes to the place where one was. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && 'type' in visit && visit.type !== 'navigate'
}
