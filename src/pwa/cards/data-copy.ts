/** Words of the data meter and its switch. */
export const dataCopy = {
  title: 'Data of this visit',
  paid: 'Used so far',
  saved: 'Saved by copies on this phone',
  saver: 'Data saver',
  saverNote:
    'Smaller pictures. Nothing plays or moves. Little loads ahead, such as the next tour dates of a package. Galleries and pictures in articles wait for a tap.',
  note: (nairaPerGb: number) =>
    `Counted on this phone from what the browser reports, so it is close but not your network’s bill.${
      nairaPerGb > 0 ? ` Reckoned at ₦${nairaPerGb} for 1 GB.` : ''
    }`,
} as const
