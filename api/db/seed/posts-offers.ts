import { mediaUrl } from './media.ts'
import type { SeedPost } from './types.ts'

/** Offers and promotions end by an event ("until the road is paved"), never on a date that passes. */
export const offerPosts: readonly SeedPost[] = [
  {
    id: 17,
    slug: 'cooperative-block-purchase',
    topic: 'Five plots or more: how a cooperative buys a row together',
    type: 'offers',
    coverPhoto: { url: mediaUrl('family-and-plan-board'), fileType: 'image' },
    preview: null,
    content: `<p>A registered cooperative society that takes five plots or more in one row pays 8% less for each plot. The offer holds at Moniya Green and at Emene Orchard as long as whole rows are left.</p>
<h2>What the society needs</h2>
<ul>
<li>the certificate of registration and the bye-laws;</li>
<li>the minutes of the meeting which decided to buy, with the officers who may sign;</li>
<li>a list of members with the plot each one takes;</li>
<li>an account in the society's name, from which all payments come.</li>
</ul>
<h2>One deed or many?</h2>
<p>With <strong>one deed to the society</strong> the paper is cheaper, and the society divides the land inside its own book. It is quick, but a member who wants to sell or borrow later needs the society's signature, and quarrels stay in the family. With <strong>one deed to each member</strong> you pay for every survey and every deed, and everybody is free afterwards. We recommend the second for members who mean to build.</p>
<h2>When a member stops paying</h2>
<p>Decide it before you begin, in the minutes: may another member take the plot over, at what price, and how much does the leaver get back? The society's plan with us runs up to 24 months. A part is late only when the society's transfer is late, so keep one month in reserve.</p>
<p>Ask for a quotation with the number of plots and months. It comes in writing, with every fee on it. Bring the whole committee on a <a href="/site_tour">site tour</a>; for ten people or more we send a separate bus.</p>`,
    active: true,
    projectTypeId: null,
    created: '2026-10-05',
    commentsCount: 5,
    likesCount: 33,
    dislikesCount: 0,
  },
  {
    id: 18,
    slug: 'ewekoro-starter-plots-from-150000',
    topic: '300 sqm at Ewekoro Hills: ₦150,000 to begin, ₦950,000 in all',
    type: 'offers',
    coverPhoto: { url: mediaUrl('plots-by-the-wall'), fileType: 'image' },
    preview: 'What you get for ₦950,000, what costs extra, and who should take the larger plot instead.',
    content: `<p>The smallest plot we sell is 300 sqm at Ewekoro Hills Gardens, Ogun State. ₦150,000 holds it, and ten parts of ₦80,000 pay it off.</p>
<h2>In the price</h2>
<ul>
<li>300 sqm, pegged, on a graded road;</li>
<li>a deed of assignment, prepared by our lawyer and open to yours;</li>
<li>one copy of the estate's registered survey with your plot marked.</li>
</ul>
<h2>Not in the price</h2>
<ul>
<li>a survey plan in your own name;</li>
<li>the infrastructure fee of ₦220,000, which falls due with the last part;</li>
<li>the registration of your deed, at the rate of the state on that day;</li>
<li>fencing. There is a fence on the road side only.</li>
</ul>
<p>So plan for about ₦1.35 million, plus registration. That is still little for a plot 2.8 km from the Lagos–Abeokuta Expressway, and the reason is plain: there is no water and no power connection on the plot yet, and the drains are earth.</p>
<h2>Who should not take it</h2>
<p>If you want a duplex with two cars, 300 sqm will not hold it once the set-backs are taken off. Take the 600 sqm plot. If you want to sell again next year, do not take it either. Land is slow, and we do not promise a rise.</p>
<p>Buyers who make the first payment within 14 days of a tour have 10% off. See the plots first, on any Saturday, under <a href="/site_tour">Site Tour</a>.</p>`,
    active: true,
    projectTypeId: 1,
    created: '2026-06-29',
    commentsCount: 10,
    likesCount: 49,
    dislikesCount: 2,
  },
  {
    id: 19,
    slug: 'shared-greenhouse-bay-for-learners',
    topic: 'A row with your name: the shared greenhouse bay for learners',
    type: 'offers',
    coverPhoto: { url: mediaUrl('greenhouse-tomatoes'), fileType: 'image' },
    preview:
      'One eighth of a tunnel, two cycles, and a diary. For people who want to learn before they spend.',
    content: `<p>A whole greenhouse is ₦7.8 million, and it is a strange thing to buy before you have ever pruned a tomato. So we divided four tunnels at Odeda into eight bays each. A bay is 24 sqm and costs ₦1,150,000 for two cycles, 4% less when you pay at once.</p>
<h2>What you get</h2>
<ul>
<li>a marked row in a shared bay, about 60 plants a cycle;</li>
<li>seedlings, drip line, feeding, spraying, picking and crates;</li>
<li>a diary with dates, sprays, weights and prices, sent after every picking;</li>
<li>the right to come on any working day and do the work yourself, with the hands beside you. That is the real lesson.</li>
</ul>
<h2>How the harvest is shared</h2>
<p>The whole tunnel is weighed together and divided by eight. If wilt takes your row, you still have a share; if your row is the best, your neighbours have a little of it too. You may take tomatoes home in baskets or let us sell them at Kuto and Lafenwa markets, and you see the price on the slip.</p>
<p>Yields vary with disease, heat and care, prices with the season, and a cycle can fail. Take a bay as a course with vegetables, not as an income. If after two cycles you still like it, half of what you paid for the bay counts towards a tunnel of your own.</p>
<p>Look at it first: the farm is open to visitors every day, two groups of four. Choose Agro and Odeda under <a href="/site_tour">Site Tour</a>.</p>`,
    active: true,
    projectTypeId: 2,
    created: '2026-03-30',
    commentsCount: 8,
    likesCount: 57,
    dislikesCount: 1,
  },
  {
    id: 20,
    slug: 'carcass-bungalow-finish-it-your-way',
    topic: 'Buy the carcass, finish it your way: ₦18m at Simawa',
    type: 'offers',
    coverPhoto: { url: mediaUrl('street-bungalow'), fileType: 'image' },
    preview: null,
    content: `<p>Eight two-bedroom carcass bungalows are open at Simawa Crescent, at ₦18 million each. You get the part of building which quarrels most with you, the land, the foundation and the roof, done and inspected. The rest is yours, at your own speed.</p>
<h2>Done</h2>
<ul>
<li>300 sqm plot with deed, drained and accessible on interlocking road;</li>
<li>foundation, floor, walls and roof, with the engineer's certificate for each casting;</li>
<li>outer doors, windows, plaster outside;</li>
<li>connection points for water and power at the wall.</li>
</ul>
<h2>Not done</h2>
<p>Plumbing, wiring, ceilings, inner plaster, tiles, doors inside, kitchen, paint. We estimate ₦9 million to ₦13 million for a plain finish at the prices of early 2026. With Italian tiles you can spend the double, and no neighbour will notice.</p>
<h2>Two rules of the estate</h2>
<p>The outside colour stays, and you must have closed windows and a working toilet within 18 months of the keys, so that nobody lives beside a ruin. Your own workmen are welcome from seven to six, with names at the gate.</p>
<p>First payment ₦3.6 million, the rest over up to 18 months; keys at 60%. See one on the first Sunday of a month or any day under <a href="/site_tour">Site Tour</a>. Not sure about the cost? Read <a href="/resource_hub/cost-of-a-three-bedroom-bungalow-in-stages">the stages of a bungalow</a> first.</p>`,
    active: true,
    projectTypeId: 3,
    created: '2025-11-24',
    commentsCount: 13,
    likesCount: 62,
    dislikesCount: 1,
  },
]
