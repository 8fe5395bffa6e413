import type { SeedPromo } from './types.ts'

/** Shown is what is active and within its days (decision 164): those of a sample are renewed. */
export const promos: readonly SeedPromo[] = [
  {
    id: 1,
    title: 'Open-plot offer',
    discount: 10,
    start: '2026-01-05',
    end: 400,
    active: true,
    description: '10% off the plot price when the first payment is made within 14 days of a site tour.',
  },
  {
    id: 2,
    title: 'Cooperative block',
    discount: 8,
    start: '2025-06-01',
    end: 400,
    active: true,
    description:
      '8% off each plot for registered cooperative societies taking five plots or more in one row.',
  },
  {
    id: 3,
    title: 'Moniya early buyers',
    discount: 5,
    start: '2026-03-02',
    end: 215,
    active: true,
    description:
      '5% off while the internal roads at Moniya Green are still laterite. It ends when paving starts.',
  },
  {
    id: 4,
    title: 'Before-the-rains offer',
    discount: 6,
    start: '2026-01-15',
    end: 400,
    active: true,
    description: '6% off crop packages paid for before land preparation starts in that zone.',
  },
  {
    id: 5,
    title: 'Outright payment',
    discount: 12,
    start: '2026-02-01',
    end: 400,
    active: true,
    description: '12% off selected homes when the full price is paid within 30 days of the offer letter.',
  },
  {
    id: 6,
    title: 'Independence month',
    discount: 10,
    start: '2025-10-01',
    end: '2025-10-31',
    active: false,
    description: '10% off selected plots during October 2025. Closed.',
  },
  {
    id: 7,
    title: 'Diaspora week',
    discount: 5,
    start: '2025-12-15',
    end: '2025-12-31',
    active: false,
    description: '5% off for buyers who toured during the 2025 end-of-year holidays. Closed.',
  },
  {
    id: 8,
    title: 'Terrace launch price',
    discount: 4,
    start: '2026-05-04',
    end: 300,
    active: true,
    description: '4% off the first row of terraces at Oribanwa until the roof of that row is closed.',
  },
]
