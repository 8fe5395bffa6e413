import { mediaUrl } from './media.ts'
import type { SeedPost } from './types.ts'

export const promotionPosts: readonly SeedPost[] = [
  {
    id: 21,
    slug: 'outright-payment-twelve-per-cent',
    topic: '12% off selected homes when you pay at once: who should, who should not',
    type: 'promotions',
    coverPhoto: { url: mediaUrl('duplex-terracotta'), fileType: 'image' },
    preview: 'On a ₦42m bungalow, 12% is ₦5.04m. Sometimes that is worth it; sometimes the plan is wiser.',
    content: `<p>At Simawa Crescent a detached or semi-detached bungalow costs 12% less when the whole price reaches us within 30 days of the offer letter. On the three-bedroom bungalow of ₦42 million that is ₦5,040,000. On the semi-detached one of ₦34.5 million it is ₦4,140,000.</p>
<h2>Why we can do it</h2>
<p>A house that is paid for needs no bridging loan. What the bank would take in interest, we give to you. There is nothing more behind it, and no price was raised before.</p>
<h2>Take it if</h2>
<ul>
<li>the house is finished and you have walked through it, with a list of faults signed by both sides;</li>
<li>your lawyer has seen the deed and the search report;</li>
<li>after paying you still have six months of living costs in the bank.</li>
</ul>
<h2>Leave it if</h2>
<ul>
<li>you would have to sell another property in a hurry;</li>
<li>you would borrow at 25% or more to save 12%;</li>
<li>the house you want is still at lintel level. For unfinished homes pay by stages, whatever the discount. This holds for us as well as for others.</li>
</ul>
<p>The infrastructure fee and the cost of registration are not reduced. The offer holds for homes that are finished and marked with it on their page; when those are gone, it is over. Compare with the plan in <a href="/resource_hub/payment-plans-and-what-default-means">paying in parts</a>.</p>`,
    active: true,
    projectTypeId: 3,
    created: '2026-08-31',
    commentsCount: 9,
    likesCount: 40,
    dislikesCount: 3,
  },
  {
    id: 22,
    slug: 'before-the-rains-six-per-cent',
    topic: 'Pay before the plough: 6% off crop packages booked ahead of the season',
    type: 'promotions',
    coverPhoto: { url: mediaUrl('tractor-on-farm-track'), fileType: 'image' },
    preview: null,
    content: `<p>Tractors, stems and fertiliser are cheapest when nobody needs them yet. Whoever pays for a crop package before land preparation begins in that zone pays 6% less. It saves us buying in April, when the whole of Oyo State looks for the same tractor.</p>
<h2>When land preparation begins, in most years</h2>
<ul>
<li>Iseyin: about six weeks before the rains settle, so usually from late February;</li>
<li>Ovia: clearing and holing in the dry months, planting from May;</li>
<li>Igabi: for irrigated vegetables from October, for grain from April.</li>
</ul>
<p>The farm manager calls the day, not the calendar. When the first ridge is made in a zone, the offer closes there until the next season, and the package page shows it.</p>
<h2>Which packages</h2>
<p>Managed cassava acre, maize and cowpea season plot, cashew acre, dry-season vegetable half acre. Not the greenhouse, the ponds or the birds: they have no season.</p>
<h2>What does not change</h2>
<p>A discount makes a package cheaper. It does not make the rain more reliable. Yields vary, prices vary, and we promise neither. If you were not going to buy at the full price, do not buy because of six per cent.</p>
<p>Read <a href="/resource_hub/farming-seasons-by-zone">the farming year by zone</a> to see what your money does, month by month, and look at the fields on a <a href="/site_tour">site tour</a> before you pay.</p>`,
    active: true,
    projectTypeId: 2,
    created: '2026-01-12',
    commentsCount: 4,
    likesCount: 26,
    dislikesCount: 0,
  },
  {
    id: 23,
    slug: 'side-by-side-plots-for-families',
    topic: 'Side by side: two plots for one family, one survey fee',
    type: 'promotions',
    coverPhoto: { url: mediaUrl('family-at-plot'), fileType: 'image' },
    preview:
      'Brothers, sisters, a mother and her daughter: take two plots that touch and pay for one survey plan.',
    content: `<p>Families ask for plots that touch, and then they worry about what happens when somebody marries, travels or falls out. So we made it simple. Whoever takes two touching plots at Moniya Green or Ewekoro Hills pays for the survey of one; the second survey plan is on us. At today's fee that saves about ₦180,000.</p>
<h2>Our advice for families</h2>
<ul>
<li><strong>Two plans, two deeds.</strong> One deed in the name of the eldest looks respectful and ends in court. Put each plot in the name of the person who pays for it.</li>
<li><strong>No common wall yet.</strong> Agree where the fence stands and who builds it, and write it down. One page is enough.</li>
<li><strong>Share what is dear.</strong> A borehole, a tank stand, a gate man: two families carry them better than one.</li>
<li><strong>Say who inherits.</strong> A will costs little. Without one, the customary rules of your people, or the law of the state, decide, and not always as you would.</li>
</ul>
<h2>How to take it</h2>
<p>Choose two plots with the same side line on the layout plan during a tour. Both first payments must reach us in the same month, from either person. Both plans may run at different speeds, and one family member's delay does not touch the other's plot.</p>
<p>The promotion runs while touching plots are left. The plan in the site office shows them in yellow. Come on a Saturday with everybody who has an opinion, under <a href="/site_tour">Site Tour</a>.</p>`,
    active: true,
    projectTypeId: 1,
    created: '2025-09-15',
    commentsCount: 6,
    likesCount: 37,
    dislikesCount: 0,
  },
  {
    id: 24,
    slug: 'free-bus-from-pickup-points',
    topic: 'Free bus to every site tour, and a lawyer’s hour at half price',
    type: 'promotions',
    coverPhoto: { url: mediaUrl('tour-minibus'), fileType: 'image' },
    preview: 'No fee, no "mobilisation", no deposit on the bus. And half of the lawyer’s first hour is ours.',
    content: `<p>Two things keep people from checking land properly: the fare and the lawyer's fee. We take away the first and half of the second.</p>
<h2>The bus</h2>
<p>Every tour has a bus from its pick-up point and back, and it costs you nothing. In Lagos we start at Ojota and at Ajah, in Ibadan at Challenge, in Abeokuta at Kuto, in Abuja at Area 1. The pick-up point and the minute stand in the message which confirms your booking. Some tours have a fee of their own, for a guide or a meal; it is on the card and nothing is added on the road.</p>
<h2>The lawyer's hour</h2>
<p>After a tour you may ask for one hour with an independent property lawyer from a short list, or name your own. We pay half of that hour, up to ₦25,000, whether you buy or not. The lawyer is told in writing that you are the client. What is said in that hour is not reported to us.</p>
<h2>What we ask in return</h2>
<ul>
<li>Come, or cancel the evening before. An empty seat was somebody's Saturday.</li>
<li>Ask hard questions in front of the others. It helps everyone in the bus.</li>
<li>Do not bring cash. Nobody in the bus may take any.</li>
</ul>
<p>Both run until we say otherwise here, and bookings already made keep them. Reserve under <a href="/site_tour">Site Tour</a>; it works on a weak network too, and your seat is confirmed once the booking has arrived.</p>`,
    active: true,
    projectTypeId: null,
    created: '2025-03-10',
    commentsCount: 7,
    likesCount: 45,
    dislikesCount: 0,
  },
]
