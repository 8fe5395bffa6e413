/** The first row of the header, which makes room for it in the page: the bar covers nothing. */
export const CONNECTION_CONTAINER = 'connection'
