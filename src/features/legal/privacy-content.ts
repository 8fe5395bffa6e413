import type { LegalDocument } from './legal-document.ts'

/**
 * What this text says about the phone must match what the site does. For 72 hours and 30 days see
 * outbox/queue/lifetime.ts and outbox/drafts/drafts.ts. Copies in sw/caches/cache-table.ts have a number, and no time.
 * Owner: have a lawyer read it before the site goes live.
 */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description:
    'What Adbond knows about you, why, for how long, what stays on your own phone, and how to have it corrected or deleted.',
  lead: 'We ask for little, we say why, and most of what this site remembers never leaves your phone. This policy follows the Nigeria Data Protection Act 2023 (NDPA).',
  sections: [
    {
      id: 'collect',
      title: 'What we collect',
      blocks: [
        'Personal information, only when you give it to us:',
        [
          'Booking a site tour: first name, last name, e-mail, phone number, and the tour and day you chose.',
          'Applying to the virtual team: first name, last name, e-mail, location and your reason.',
          'Writing or calling: what you tell us. The form on the FAQs page opens your own e-mail app; nothing reaches us before you press Send there.',
        ],
        'Device and usage information: like every web server, ours sees the internet address, the kind of browser, the page it asks for and the time. We use this to keep the site up and to stop abuse, and do not put it together with your name. Pictures may come from a host that keeps them for us, which sees the same.',
        'Cookies: this site sets none of its own, and uses no analytics. What it stores instead is listed in the Cookie Policy.',
        'Login, Sign up and Buy Now lead to our client application, which has a privacy notice of its own.',
      ],
    },
    {
      id: 'use',
      title: 'What we use it for, and on what ground',
      blocks: [
        [
          'To arrange your visit: to write to you or call you, to agree on the pickup point, to tell you when something changes. Ground: steps you asked for before a contract.',
          'To answer your question or consider your application. Ground: your consent, and steps you asked for.',
          'To keep records that the law asks of a company. Ground: legal obligation.',
          'To keep the site safe from misuse. Ground: our legitimate interest, which is yours too.',
        ],
        'We do not sell your information, we do not make decisions about you by machine alone, and we send marketing only if you asked for it.',
      ],
    },
    {
      id: 'phone',
      title: 'What is kept on your phone',
      blocks: [
        'This site keeps copies on your phone, to read without a network. They stay there until you or their time removes them:',
        [
          'Saved pages: the pages, pictures and parts of the site, where your browser keeps them.',
          'Reading copies: the packages, posts and tour dates you looked at, until newer ones take their place. They hold nothing about you.',
          'Half-filled forms: what you type into the booking, application and question forms, so that a reload or an empty battery costs you nothing. Kept for up to 72 hours after the last change, and once more from your first visit after that, since the clock of a phone may be wrong. Deleted as soon as it is sent or you press “Erase what I typed”. A question goes from your own e-mail app, so press “I have sent it: clear the form” then.',
          'Requests that are not sent yet: a booking or application you made without a network, with the details you typed. Kept for up to 72 hours, and deleted as soon as it is sent or its time is over.',
          'Receipts: that a request was sent or refused, and when, for 30 days, or until the day of your tour is over. Of you only the initials, so that the receipts of two people can be told apart.',
          'The name and reference of what is not sent yet, such as the tour and its day: so that the site can tell you if your browser threw a request away. Until it is sent, for 30 days at most.',
          'Inspection kits: what you tick, write and photograph on a visit. Photos lose their hidden data, such as the place. None of it is sent to us; it stays until you delete the kit.',
          'Searches that you follow, and what their packages said at the last look. None of it is sent to us; it stays until you end them.',
          'Your shortlist: the packages you marked with the heart, when, and what each cost then. At most 100, until you take them off.',
          'Seen prices: what the newest 200 packages that you looked at cost then, so that a change can be marked.',
          'Saved packs: what you saved for offline, until you remove it.',
          'Your settings: light or dark colours, the data saver, and how often this phone was here, so that the home screen is not offered over and over.',
        ],
        'If you press “Tell me when it is sent”, the phone shows a notification once a request has arrived or was refused. It names the tour, never you. You can take that back in the settings of your browser.',
        'If you press “Follow this search” in the installed site, your phone may read our lists once a day and show a notification. That tells us nothing of your search. “Stop following” ends it.',
        'Anybody who can unlock the phone can open this site on it. On a shared phone, look at “Your requests”, then press “Delete what is on this phone” below before you hand it back. From this browser it deletes all of this but saved pages, reading copies and your settings. Those your browser deletes: see the Cookie Policy. On an iPhone or a Mac, press it in the installed site too.',
      ],
    },
    {
      id: 'share',
      title: 'Who else sees it',
      blocks: [
        'People of Adbond who need it for their work, companies that host our systems under contract, and authorities where the law obliges us. If a host stores data outside Nigeria, we use one in a country with adequate protection, or terms that give you the same protection as the NDPA.',
      ],
    },
    {
      id: 'keep',
      title: 'How long we keep it',
      blocks: [
        'Tour bookings: 12 months after the visit. Applications: 12 months after they reached us. Letters and calls: as long as the matter is open and 12 months more. Records of a purchase: as long as the law requires. Device and usage information: 15 days. Then they are deleted or made anonymous. Safety copies are kept for 30 days more.',
      ],
    },
    {
      id: 'protect',
      title: 'How we protect it',
      blocks: [
        'The site is delivered over an encrypted connection and runs no code of other companies. Access to bookings is limited to the people who arrange them. No protection is perfect: if a breach puts you at high risk, we tell you without delay and report it to the Nigeria Data Protection Commission within 72 hours.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may at any time:',
        [
          'see what we hold about you and receive a copy;',
          'have it corrected or deleted;',
          'withdraw a consent, without any disadvantage;',
          'object to direct marketing, and it stops;',
          'complain to an authority: the Nigeria Data Protection Commission, ndpc.gov.ng.',
        ],
        'Write us an e-mail from the address you used with us. You get a reply within the hour, and the matter itself is done within 30 days. It costs nothing.',
      ],
    },
    {
      id: 'villa-owners',
      title: 'Villa owners',
      blocks: [
        'Our customers are called villa owners. Their names, plots, payments and documents are never shown on this site, never used as a reference without written consent, and never given to other buyers or agents. Nobody from Adbond will ask you for a password, a card PIN or a one-time code.',
      ],
    },
    {
      id: 'password',
      title: 'Keep your password private',
      blocks: [
        'This site has no sign-in. Your account in the client application has one: choose a password you use nowhere else, tell it to nobody, and log out on a phone that others use. If you think that somebody knows it, change it and call us.',
      ],
    },
    {
      id: 'links',
      title: 'Links to others',
      blocks: [
        'Videos, virtual tours and social networks belong to other companies. They load only when you tap them, and from then on their policies apply, not ours.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'Nobody under 18 can buy or book here. If a child has sent us their details, tell us and we delete them.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When we change it, the new text stands on this page. If a change touches what you gave us earlier, we write to you before it applies.',
      ],
    },
  ],
  contact: 'For anything about your information, or to use one of your rights:',
}
