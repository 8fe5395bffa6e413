/** The first row of the header, which reserves room for it in the page: the bar covers nothing. */
export const CONNECTION_CONTAINER = 'connection'
