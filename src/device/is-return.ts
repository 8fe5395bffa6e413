/** Whether the browser came back to this page by Reload, Back or Forward. It then restores the old position. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && 'type' in visit && visit.type !== 'navigate'
}
