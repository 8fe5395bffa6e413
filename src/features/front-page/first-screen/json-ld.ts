import { siteConfig } from '#contract/site-config.ts'
import { FOUNDED } from './content.ts'
import { headCopy } from './copy.ts'

/** What search engines are told: the company, and the questions that this page answers in full. */
export function frontPageJsonLd(faqs: readonly { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        name: 'Adbond',
        description: headCopy.description,
        foundingDate: FOUNDED,
        areaServed: { '@type': 'Country', name: 'Nigeria' },
        ...(siteConfig.siteUrl && { url: `${siteConfig.siteUrl}/` }),
        ...(siteConfig.salesEmail && { email: siteConfig.salesEmail }),
      },
      {
        '@type': 'FAQPage',
        mainEntity: faqs.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}
