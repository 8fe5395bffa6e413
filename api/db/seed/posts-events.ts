import { mediaUrl } from './media.ts'
import type { SeedPost } from './types.ts'

/** Events name weekdays and rules, never dates: a text with a date is stale the day after. */
export const eventPosts: readonly SeedPost[] = [
  {
    id: 13,
    slug: 'saturday-inspection-what-to-bring',
    topic: 'Saturday inspection: what happens, what to bring, what to ask',
    type: 'events',
    coverPhoto: { url: mediaUrl('tour-arrival'), fileType: 'image' },
    preview: 'Every Saturday, rain or shine. A checklist for the day, to be read in the bus.',
    content: `<p>Every Saturday we take people to Moniya Green and Ewekoro Hills. The bus is free, the seats are counted, and nobody will ask you for money on the day. A tour takes two to three hours on site, plus the road.</p>
<h2>Bring</h2>
<ul>
<li>shoes that may get muddy, a hat, water, and a raincoat from April to October;</li>
<li>a 30-metre tape if you have one (we lend three);</li>
<li>a charged phone, for pictures of the beacons;</li>
<li>somebody who disagrees with you. Two pairs of eyes buy better than one.</li>
</ul>
<h2>Ask on the spot</h2>
<ol>
<li>Which paper does this plot have <strong>today</strong>? May I have the survey number?</li>
<li>Where does the rain water leave?</li>
<li>Who sold this land, and may I greet them?</li>
<li>What is not in the price?</li>
<li>When may I fence, and when may I build?</li>
<li>Who has bought already? May I speak with one owner alone?</li>
</ol>
<h2>The order of the day</h2>
<p>We meet at the pick-up point half an hour before the time on your booking. On site you first see the layout plan, then the worst corner of the estate, then your plot. Yes, the worst corner comes first. The guide carries the survey plan, and you may copy the coordinates.</p>
<p>Reserve your seat under <a href="/site_tour">Site Tour</a>. If all seats of a day are taken, choose the next Saturday: the list is honest, and there is no "small thing for the driver".</p>`,
    active: true,
    projectTypeId: 1,
    created: '2026-11-02',
    commentsCount: 3,
    likesCount: 44,
    dislikesCount: 0,
  },
  {
    id: 14,
    slug: 'thursday-farm-walk-iseyin',
    topic: 'Thursday farm walk at Iseyin: see the bad field as well',
    type: 'events',
    coverPhoto: { url: mediaUrl('farmer-with-hoe'), fileType: 'image' },
    preview: null,
    content: `<p>Every Thursday morning the agronomist at Oke-Ogun Managed Farms walks the fields, and you may walk with her. It is a working walk, not a show: she counts plants, pulls a few roots, writes in her book and answers your questions on the way.</p>
<h2>What you will see</h2>
<ul>
<li>cassava at three ages, and what late weeding did to field seven;</li>
<li>cashew in its second and fourth year, with the fire line around it;</li>
<li>the farm store: what is in it, who signs for it;</li>
<li>the rain gauge and its book. It has more to say about your harvest than anybody in a suit.</li>
</ul>
<h2>Good to know</h2>
<p>The walk is about four kilometres and takes two hours and a half, starting at eight before the heat. Long trousers and closed shoes, please; there are snakes, though they are more afraid than you are. Children from ten years may come with an adult. From June to September the last three kilometres of road are slow, so sit in the farm's own bus.</p>
<p>The bus from Iseyin is free. The fee of ₦4,000 pays the guide and a plate of amala. Seats are limited to one bus; reserve under <a href="/site_tour">Site Tour</a> and choose Agro. Nobody will sell you anything during the walk. If you want to talk about packages, the office is open afterwards.</p>`,
    active: true,
    projectTypeId: 2,
    created: '2026-07-06',
    commentsCount: 2,
    likesCount: 29,
    dislikesCount: 0,
  },
  {
    id: 15,
    slug: 'first-sunday-open-house-simawa',
    topic: 'First Sunday open house: walk through a finished bungalow and a carcass',
    type: 'events',
    coverPhoto: { url: mediaUrl('bungalow-front-path'), fileType: 'image' },
    preview:
      'On the first Sunday of every month two doors stand open at Simawa: one house finished, one not.',
    content: `<p>On the first Sunday of every month, from noon until five, two houses at Simawa Crescent stand open. One is finished and furnished by its owner, who is kind enough to let you look into her kitchen. The other is a carcass: block, sand and roof. Between them lies all that you pay for or do not pay for.</p>
<h2>Try things</h2>
<ul>
<li>Run every tap. Flush. Count the seconds until the water is warm, if there is a heater.</li>
<li>Stand in the smallest bedroom and stretch out your arms.</li>
<li>Switch the house from grid to solar and see what stays on. The fridge does; the air conditioner does not.</li>
<li>In the carcass, look up: see how the roof is tied down, and where the ceiling will hang.</li>
<li>Ask the owner what she pays each month. She will tell you.</li>
</ul>
<h2>Bring your builder</h2>
<p>The best visitors come with a builder and a notebook. Our site engineer has the bill of quantities of the carcass at hand, and you may photograph it. If your builder says that he can finish it for less, ask him to write that down and sign it.</p>
<p>There is no fee and no booking for the open house. For a quiet visit on another day, choose the house under <a href="/site_tour">Site Tour</a>. Small chops and zobo are from Mrs Bello at number nine, at her prices.</p>`,
    active: true,
    projectTypeId: 3,
    created: '2026-05-04',
    commentsCount: 7,
    likesCount: 35,
    dislikesCount: 0,
  },
  {
    id: 16,
    slug: 'online-hour-for-buyers-abroad',
    topic: 'Online hour for buyers abroad: last Thursday of the month',
    type: 'events',
    coverPhoto: 'empty',
    preview: 'One hour, one lawyer, one surveyor, your questions. Cameras off is fine.',
    content: `<p>On the last Thursday of every month, at seven in the evening Lagos time, we hold an online hour for people who want to buy from abroad. A lawyer and a surveyor sit with us. Both are paid by the hour and not by the plot.</p>
<h2>How it runs</h2>
<ul>
<li>Ten minutes: what changed this month, in the registries we work with and on our sites.</li>
<li>Forty minutes: your questions. Send them before by e-mail if you prefer not to speak.</li>
<li>Ten minutes: a live walk on one plot by phone camera, network permitting. Sometimes it does not permit, and then we send the film the next morning.</li>
</ul>
<h2>Questions that come every month</h2>
<p><strong>Must I come home to sign?</strong> Usually not. You can sign before a notary where you live, or give a narrow power of attorney. See <a href="/resource_hub/buying-from-abroad-with-a-power-of-attorney">our article about it</a>.</p>
<p><strong>May I pay to the agent and he pays you?</strong> No. Pay the company account, from an account in your own name.</p>
<p><strong>Can you hold a plot until my bonus comes?</strong> For 14 days with the first payment, which is refundable in that time. Longer only on a payment plan.</p>
<p>Write to the sales office for the link; it changes every month. The hour is not recorded, so that people speak freely. A written summary without names goes to all who were there.</p>`,
    active: true,
    projectTypeId: null,
    created: '2026-01-26',
    commentsCount: 6,
    likesCount: 31,
    dislikesCount: 1,
  },
]
