/**
 * Refuses a row as a full iPhone does. The error bubbles from the request to its transaction, which learns only with its
 * abort which one it was (https://github.com/jakearchibald/idb-keyval/issues/163).
 */
export function refuseAsSafari(
  rows: IDBObjectStore,
  value: unknown,
  key?: IDBValidKey,
): IDBRequest<IDBValidKey> {
  const { transaction } = rows
  transaction.addEventListener('abort', () => {
    Object.defineProperty(transaction, 'error', { value: new DOMException('no room', 'QuotaExceededError') })
  })
  rows.put(value, key)
  return rows.add(value, key) // twice the same key: an error of the request, and the abort of all
}
