/**
 * The seven questions of the front page (spec §2). Ids are the provider's, there is no 06 (decision F5), and none is
 * shown. Owner: edit here. The answers also go to search engines.
 */
export const homeFaqs = [
  {
    id: '01',
    question: 'What services does Adbond offer?',
    answer:
      'We sell land, farm and home packages, and we look after them afterwards: family wealth planning, portfolio management, facility and property management, agro development, housing development and interior design. You can buy one thing only, or go from the plot to the finished house with us.',
  },
  {
    id: '02',
    question: 'Who can buy from Adbond?',
    answer:
      'Any adult, living in Nigeria or abroad. Families, businesses, cooperative societies and groups of friends buy too; tell us whose names should be on the papers. You need a valid means of identification, and a company or cooperative also needs its registration documents.',
  },
  {
    id: '03',
    question: 'What is agro-to-home?',
    answer:
      'Our way of making land work while it waits for a house. First you secure the land. Then it is cultivated: crops, fish or poultry, run by our farm team. When you are ready, you build your home. You can stop at any of the three and keep what you have.',
  },
  {
    id: '04',
    question: 'How do I start investing?',
    answer:
      'Choose a package here, look at its price, size and location, and book a site tour. Come and see the ground, ask to read its documents, and let a lawyer of your own read them too. When you are satisfied, ask for the offer letter, and pay only into the company account named in it. Never pay cash to an individual.',
  },
  {
    id: '05',
    question: 'Can I pay in installments?',
    answer:
      'Yes, where the package says so. You may pay One-Off, or spread the price over the months written on the package. The amount of each payment and its date are in your offer letter before you pay anything, so read it and ask what happens if a payment is late. Some packages are One-Off only.',
  },
  {
    id: '07',
    question: 'Where are your projects?',
    answer:
      'Across Nigeria. Look on the package for its town and state. Where a package does not say it, ask us in writing before you pay. We have been working here since 2016 and are expanding to other parts of Africa; until a project in another country is listed on this site, we are not selling one.',
  },
  {
    id: '08',
    question: 'Do you manage property after I buy?',
    answer:
      'Yes, if you want us to. We can find tenants, collect rent, arrange repairs and keep the estate’s roads, water, light and security running. It is a separate agreement with its own fee, and you are free to manage your property yourself.',
  },
] as const
