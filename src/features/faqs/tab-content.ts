/**
 * The questions of the FAQs screen by tab; General has those of the front page. Owner: edit here; the answers also go
 * to search engines. Nothing here may promise more than an offer letter does.
 */
import { homeFaqs } from './content.ts'

export type Faq = { id: string; question: string; answer: string }

const land: readonly Faq[] = [
  {
    id: 'land-papers',
    question: 'Which papers will I receive for my plot?',
    answer:
      'On payment: an official receipt and a contract of sale. On full payment: a deed of assignment, a survey plan in your name and an allocation letter. Look on the package for the title of today: a Certificate of Occupancy, a gazette, or "in process". In process means that it is not there yet, and nobody can promise you its date. Where a package does not say it, ask us in writing before you pay.',
  },
  {
    id: 'land-verify',
    question: 'How do I check the land before I pay?',
    answer:
      'Ask us for the survey plan and the title details, and give them to your own lawyer and your own registered surveyor, not to ours. The surveyor charts the coordinates at the Surveyor-General’s office; the lawyer searches the Land Registry. Then come on a site tour, read the number on every beacon, and speak with the neighbours without us.',
  },
  {
    id: 'land-extra',
    question: 'What is not in the price?',
    answer:
      'Unless the package says otherwise: the survey in your name, the deed and its stamping, the fee for roads, drainage and light (the infrastructure fee, shown on the package when there is one), and government charges for your own building approval. Ask for the whole list in writing before you pay the first naira.',
  },
  {
    id: 'land-late',
    question: 'What happens if I pay an installment late?',
    answer:
      'Tell us before the date, not after. What follows (a grace period, an added charge, or the sale ending with a refund) is in your offer letter, with figures. If you do not find it there, do not sign until it is written in.',
  },
  {
    id: 'land-build',
    question: 'When may I fence and build?',
    answer:
      'After full payment and physical allocation, when your beacons are in the ground. You may then fence. To build you also need a planning permit from the state or local authority; some estates have rules about height, setback and the first stage of building. We give you those rules before you buy.',
  },
  {
    id: 'land-resell',
    question: 'Can I sell my plot again?',
    answer:
      'Yes. A plot that is fully paid is yours to sell, give or leave to your children. The new owner’s papers have to be made out anew, and that has a fee. A plot that is still being paid for can be passed on only with our written consent.',
  },
]

const agro: readonly Faq[] = [
  {
    id: 'agro-own',
    question: 'What exactly do I own in an agro package?',
    answer:
      'It depends on the package: farmland in your name, or a share of one season’s crop on land that stays ours. They are different things with different papers. Where a package does not say it, ask us in writing before you pay.',
  },
  {
    id: 'agro-work',
    question: 'Who does the farming?',
    answer:
      'Our farm team, or you. With a managed package we prepare the land, plant, weed, harvest and sell for a fee that is written in your agreement. You may also farm your land yourself, or start with us and take over later.',
  },
  {
    id: 'agro-return',
    question: 'How much will I earn?',
    answer:
      'Nobody can tell you that, and you should walk away from anybody who guarantees it. Yield hangs on rain, soil and pests, and income on the market price at harvest. We show you what the same field gave in past seasons, the good ones and the bad ones, and you decide.',
  },
  {
    id: 'agro-loss',
    question: 'What if the season fails?',
    answer:
      'Then there is less to sell, or nothing, and the land is still yours if your package includes land. Some crops can be insured; where a season is insured, the policy and its limits are shown to you. Do not put school fees or rent money into a farm.',
  },
  {
    id: 'agro-visit',
    question: 'Can I visit my farm?',
    answer:
      'Yes. Choose an agro tour under Site Tour, or agree a day with the farm manager. Come in shoes that may get muddy. You may ask to see the farm book, with dates, quantities and costs.',
  },
  {
    id: 'agro-house',
    question: 'Can I build a house on farmland later?',
    answer:
      'Only where the land’s planned use allows it. Agro-to-home packages are planned for it: a part is marked for your house from the start. Other farmland is for farming, and building there without a change of use can cost you the building.',
  },
]

const house: readonly Faq[] = [
  {
    id: 'home-state',
    question: 'Do I buy a finished house?',
    answer:
      'It depends on the package: finished, carcass (walls, roof, outer doors and windows, the inside is yours to finish) or off plan (we build it while you pay). The price is for that state. Where a package does not say it, ask us in writing before you pay. Ask for the list of finishes, room by room, and have it attached to your contract.',
  },
  {
    id: 'home-stages',
    question: 'How do I pay for a house that is still being built?',
    answer:
      'In stages that follow the building: foundation, walls, roof, finishing. Before each payment you may come, or send your own engineer, and see that the stage is done. The stages and their shares are in your offer letter.',
  },
  {
    id: 'home-service',
    question: 'What is the service charge, and can it rise?',
    answer:
      'It pays for what all houses share: guards, street light, waste, roads and green areas. Residents see the accounts every year. It can rise when diesel or wages rise, and residents are told the reason and the figure before it does.',
  },
  {
    id: 'home-defects',
    question: 'What if something is wrong with the house?',
    answer:
      'Before you take the keys we walk through together and write down every fault, and we put them right. After that there is a defects period; its length is in your contract. Wear and tear, and changes you made yourself, are not part of it.',
  },
  {
    id: 'home-loan',
    question: 'Can I use a mortgage or the National Housing Fund?',
    answer:
      'You may apply. The bank decides, not we, and it will look at the title of the land, so ask first which packages have papers that a bank accepts. We give your bank the documents it needs.',
  },
  {
    id: 'home-rent',
    question: 'Can I rent my house out?',
    answer:
      'Yes. Do it yourself, or let our property management find tenants, collect rent and arrange repairs for a fee. Short lets are possible only where the rules of the estate allow them.',
  },
]

export const FAQ_TABS = ['general', 'land', 'agro', 'home'] as const // spec §2, FAQs
export type FaqTab = (typeof FAQ_TABS)[number]

export const faqsOf: Record<FaqTab, readonly Faq[]> = { general: homeFaqs, land, agro, home: house }

export const allFaqs: readonly Faq[] = FAQ_TABS.flatMap((tab) => faqsOf[tab])
