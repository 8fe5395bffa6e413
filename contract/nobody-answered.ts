/**
 * The name of the `Server-Timing` entry that marks a stand-in: the worker could not fetch the page itself. The page
 * reads the entry before it makes any request.
 */
export const NOBODY_ANSWERED = 'nobody-answered'
