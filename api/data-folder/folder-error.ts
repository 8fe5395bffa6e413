/** The data folder cannot be used. The message is one sentence for the person who starts the server. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}
