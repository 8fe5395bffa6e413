/** Where the API begins on its host. */
export const API_PREFIX = '/api/v2'
