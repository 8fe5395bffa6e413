import type { LegalDocument } from './legal-document.ts'

/**
 * The list under "stored" must match what the site stores today. Spec §9 fixes the date; its placeholder is left out
 * (decision F3).
 */
export const cookies: LegalDocument = {
  title: 'Cookie Policy',
  description:
    'Which cookies this site sets (none), what it stores on your phone instead so that it works offline, and how to remove it.',
  updated: '15-02-2023', // spec §9
  lead: 'The short version: this site sets no cookies, follows nobody, and stores what it needs to work on a bad line on your own phone.',
  sections: [
    {
      id: 'what',
      title: 'What cookies are',
      blocks: [
        'A cookie is a small note that a site leaves in your browser and gets back with every later request. Sites also have a larger drawer, the browser’s own storage, whose content is not sent back by itself. We say "cookies" for both here.',
      ],
    },
    {
      id: 'use',
      title: 'How we use them',
      blocks: [
        'No cookie at all. The browser’s storage is used for one purpose: that you can read, plan and book without a network.',
      ],
    },
    {
      id: 'types',
      title: 'The types, one by one',
      blocks: [
        'Strictly necessary. Without these the site would not work offline, or would lose your booking:',
        [
          'Pages, scripts, fonts and pictures of the site (cache storage): replaced with every new version; at most 200 pictures, and 150 of other hosts, the oldest leave first.',
          'Answers about packages, projects, posts, tour dates and seats (cache storage, and the database adbond-reading; where that fails, adbond-query-cache in local storage): without anything about you; until newer ones take their place.',
          'When each of those answers and pictures was last used (database workbox-expiration): nothing about you but their addresses; until newer ones take their place.',
          'Half-filled forms (database adbond-drafts): up to 72 hours after the last change, and once more from your first visit after that, or until they are sent or you erase them. The question form goes by e-mail, so it stays until you say that you have sent it.',
          'Bookings and applications that are not sent yet (database adbond-outbox): up to 72 hours, then erased; receipts, with your initials and no other details, for 30 days, or until the day of the tour is over.',
          'The name and reference of each request that is not sent yet (local storage, adbond-promised), so that the site can tell you if your browser threw it away, and when you last saw them (adbond-looked): nothing about you; until it is sent, for 30 days at most.',
          'Prices and plots left as you last saw them (local storage, adbond-last-seen), so that a change can be marked: nothing about you; the newest 200 packages.',
          'Inspection kits: your ticks, notes and photos of a visit (database adbond-kit): until you delete them there.',
          'Your shortlist: the packages you marked with the heart, when, and what each cost then (local storage, adbond-shortlist): nothing about you; at most 100 packages, until you take them off.',
          'Searches that you follow, with what their packages said at the last look (database adbond-followed), and how many there are (local storage, adbond-follows): nothing about you; at most ten, until you end them.',
          'What you saved to read offline (cache storage, with its list under adbond-packs in local storage): until you remove it.',
          'Where you were on a page, the time of the last automatic reload, which packages you opened in this visit and how much data it used (session storage): until you close the tab.',
          'What you typed into a form, only while the site updates itself at your word (session storage): for the second that takes.',
        ],
        'Functionality. Your choice of light or dark colours (local storage, adbond-theme): until you delete it. The data saver switch (adbond-data-saver). How often this phone has been here and when you said "Not now" to the home screen (adbond-visits), so that you are not asked again. None of it leaves the phone.',
        'Performance. None. We are told of no visit, and what the data meter counts stays on your phone.',
        'Advertising. None, neither ours nor anybody else’s.',
      ],
    },
    {
      id: 'third-party',
      title: 'Cookies of others',
      blocks: [
        'There is no analytics provider on this site, and there are no social plugins: the icons of social networks are plain links. A video plays from YouTube’s address without cookies, and only after you tap it; from that moment YouTube may store things on your phone under its own policy. The same is true of a virtual tour, which opens in a tab of its own.',
      ],
    },
    {
      id: 'manage',
      title: 'How to remove what is stored',
      blocks: [
        'You can delete everything at any time; the site then loads again from the network.',
        [
          'On this site: “Delete what is on this phone”, on the privacy page and under “Your requests”. It leaves the site’s own copies and your settings.',
          'Chrome on Android: the sign left of the address, Cookies and site data, Delete.',
          'Safari on iPhone: Settings, Apps, Safari, Advanced, Website Data, then this site.',
          'Firefox: the sign left of the address, Clear cookies and site data.',
          'Installed on the home screen: removing the app also offers to delete its data.',
        ],
        'A booking that is not sent yet is deleted with the rest. Look at “Your requests” first. If you forbid storage altogether, the site still works while you are online.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If we ever want to store something for another purpose, this page will say so first, and you will be asked where the law requires it.',
      ],
    },
  ],
  contact: 'For any question about what is stored:',
}
