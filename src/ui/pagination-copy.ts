/** Words of the pages of a list. */
export const copy = {
  pages: 'Pages',
  page: (number: number) => `Page ${number}`,
  pageOf: (number: number, pages: number) => `Page ${number} of ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
} as const
