import type { LegalDocument } from './legal-document.ts'

export const terms: LegalDocument = {
  title: 'Terms and Conditions',
  description:
    'The rules for using this site: what it is and is not, what prices and pictures mean, and what each of us answers for.',
  lead: 'This site shows what we sell. A purchase has its own contract, which you sign elsewhere, with time to read it and a lawyer of your choice.',
  sections: [
    {
      id: 'use',
      title: 'Using this site',
      blocks: [
        'The site is there to inform you. You may read it, save it on your phone, share links to it, book a site tour and apply to our virtual team. Use it for lawful purposes only.',
        'You may not:',
        [
          'book in the name of somebody who does not know of it, or book seats that nobody will use;',
          'pretend to be Adbond, its staff or an agent of it;',
          'collect our packages or posts to sell or republish them as your own;',
          'try to break, overload or get behind the site, or send harmful code through it;',
          'use it in any way that breaks the law of Nigeria or of the place where you are.',
        ],
      ],
    },
    {
      id: 'offers',
      title: 'Packages, prices and pictures',
      blocks: [
        'What you see is an invitation to talk, not a binding offer. Prices are in naira per unit and can change; the price in your signed offer letter counts. A copy that your phone saved may be out of date, and the site tells you its age.',
        'Pictures marked as an artist’s impression show the plan, not the ground of today. Sizes are subject to survey. Where a title is "in process", it does not exist yet.',
      ],
    },
    {
      id: 'bookings',
      title: 'Site tours',
      blocks: [
        'A tour is booked when this site says “Booked”, not when your phone has saved the request. A request made offline is sent when the network is back, unless its time runs out first; the site tells you which. You may cancel at no cost. We may move a tour for weather, safety or too few seats, and tell you by phone or e-mail.',
      ],
    },
    {
      id: 'no-advice',
      title: 'No advice, no guarantee of return',
      blocks: [
        'Nothing here is legal, tax or investment advice. Farms can lose a season and land can fall in value. Nobody speaks for Adbond who promises you a return, and we pay none that is not written in a contract you signed.',
      ],
    },
    {
      id: 'property',
      title: 'Intellectual property',
      blocks: [
        'Texts, drawings, plans, pictures, the name and the mark belong to Adbond or to those who let us use them. You may quote a short part with a link. Anything more needs our written consent.',
      ],
    },
    {
      id: 'warranties',
      title: 'Disclaimer of warranties',
      blocks: [
        'We take care that what stands here is right, and correct it when it is not. Still, the site is provided as it is and as available: we do not warrant that it is free of error, always reachable, or fit for a particular purpose.',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      blocks: [
        'As far as the law allows, we are not liable for indirect loss, or for loss of profit, data or chance, from using this site or not being able to. This does not limit liability for fraud, for death or injury caused by negligence, or for anything else that the law does not let us exclude, and it takes nothing from the rights you have under a contract of sale or under consumer law.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Indemnification',
      blocks: [
        'If somebody makes a claim against us because you used the site unlawfully or against these terms, you make good the reasonable loss and cost that follow from it.',
      ],
    },
    {
      id: 'termination',
      title: 'Changing or ending the site',
      blocks: [
        'We may change, pause or end the site or parts of it, and keep out people who misuse it. Contracts that you already have with us are not touched by that. When these terms change, the new text stands here and applies from then on.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        'The law of the Federal Republic of Nigeria applies. Talk to us first: most things are settled by a call. If not, the courts of Lagos State are competent, unless the law gives you another.',
      ],
    },
  ],
  contact: 'For any question about these terms:',
}
