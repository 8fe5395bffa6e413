/** The data folder can not be used; the message is one sentence for the person who starts the server. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}
