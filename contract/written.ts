/**
 * Ends when all that the transaction wrote is on the disk, and rejects with the reason. idb-keyval's own also hears the
 * `error` of a request. That comes before the reason (https://github.com/jakearchibald/idb-keyval/issues/163).
 */
export const written = (transaction: IDBTransaction): Promise<unknown> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = resolve
    transaction.onabort = () => reject(transaction.error)
  })
