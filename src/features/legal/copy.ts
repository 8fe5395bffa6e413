export const legalCopy = {
  navigation: 'Legal pages',
  contents: 'On this page',
  updated: 'Last updated',
  contactTitle: 'Contact us',
  website: 'On this website',
  websiteLink: 'Ask us on the FAQs page',
  email: 'E-mail',
  phone: 'Phone',
  office: 'Office',
} as const
