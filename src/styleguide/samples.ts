/** Words of the style guide; only engineers read them. */
export const guideCopy = {
  title: 'Style guide',
  description: 'Every part of the site in its states.',
} as const

export const samples = {
  heading: 'Own the land. Farm it. Then build on it.',
  lead: 'Surveyed plots, managed farms and finished homes across Nigeria, on payment plans a family can keep.',
  text: 'Dry, level plots behind a finished perimeter wall, eight minutes from the expressway.',
  price: '₦3,500,000.00',
  small: 'price per unit, as of 2 hours ago',
  questions: [
    {
      id: '01',
      question: 'Who can buy?',
      answer: 'Individuals, families, businesses and cooperative societies.',
    },
    { id: '02', question: 'May I pay in installments?', answer: 'Yes, where the package offers it.' },
  ],
  options: [
    { value: 'land', label: 'Land' },
    { value: 'agro', label: 'Agro' },
    { value: 'home', label: 'Home' },
  ],
  article:
    '<h2>What was done</h2><p>Twenty-two lamps stand on <a href="/site_tour">first avenue</a>.</p><ul><li>One every 30 metres</li><li>Two culverts widened</li></ul><blockquote>Come at dusk.</blockquote>',
  submit: {
    submit: 'Book Site Tour',
    submitting: 'Booking',
    notYet: 'Fill in every field to book.',
    privacy: 'Your details are used for this visit only.',
  },
  missing: 'A picture that does not come',
} as const
