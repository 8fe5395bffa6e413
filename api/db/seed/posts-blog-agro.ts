import { mediaUrl } from './media.ts'
import type { SeedPost } from './types.ts'

/** Figures are ranges with their conditions: a farm text that promises a harvest is not published here. */
export const agroArticles: readonly SeedPost[] = [
  {
    id: 4,
    slug: 'farming-seasons-by-zone',
    topic: 'When to plant what: the farming year from Badagry to Kaduna',
    type: 'blog',
    coverPhoto: { url: mediaUrl('seedlings'), fileType: 'image' },
    preview:
      'The rains do not start on the same day in Edo, Oyo and Kaduna. A short calendar by zone, and why the first rain is not the planting rain.',
    content: `<p>A farm manager in Iseyin and a farm manager in Igabi can read the same book and both be wrong, because the rain does not come to them in the same month. If you buy a crop package, the season decides when your money starts to work. This is the year as we plan it.</p>
<h2>The calendar</h2>
<table>
<thead><tr><th>Zone</th><th>Rains, in most years</th><th>What we plant</th></tr></thead>
<tbody>
<tr><td>South-South and South-East (Edo, Rivers, Enugu)</td><td>March to November, very heavy June to September</td><td>Oil palm and plantain May to July; cassava April to June; vegetables on ridges from September</td></tr>
<tr><td>South-West (Lagos, Ogun, southern Oyo)</td><td>Late March to July, a break in August, again September to early November</td><td>Early maize in April; cassava April to June; late maize or cowpea from mid-August</td></tr>
<tr><td>Derived savanna and Middle Belt (Iseyin, Kwara, Benue, FCT)</td><td>April or May to October</td><td>Maize and soya beans May to June; yam earlier; cashew seedlings June; cowpea August</td></tr>
<tr><td>Northern Guinea savanna (Kaduna, southern Kano)</td><td>Mid-May to early October</td><td>Maize, sorghum and soya beans June; tomato, pepper and onion under irrigation from November</td></tr>
</tbody>
</table>
<p>These are usual months, not promises. The Nigerian Meteorological Agency publishes a seasonal climate prediction early each year with expected onset and end dates for each area. We plan with it and still keep seed back for a second planting.</p>
<h2>The first rain is not the planting rain</h2>
<p>Every March there is one fine storm, the dust settles and impatient people plant. Then nothing falls for three weeks, and the seed dies. We wait until there has been about 20 to 30 mm within a week or so and the soil is moist to the depth of a hand, with more rain expected. It costs us ten days. It has saved us whole fields.</p>
<h2>The August break</h2>
<p>In the South-West the rain usually eases for two to four weeks in late July and August. It is the time to harvest and dry early maize, and to weed. In a hard year the break runs long, and cassava planted in June stands still. That is the commonest reason for a poor cassava acre in our reports.</p>
<h2>Dry season is a second chance, with a bill</h2>
<p>From November to March the North has sun, cool nights and few fungal diseases: perfect for tomato and onion, if there is water. Pumping is the cost. Everybody harvests in January and February, so prices are lowest exactly then. Onion that can be cured and stored earns more in April than in February; tomato cannot wait.</p>
<h2>What this means for a buyer</h2>
<ul>
<li>Pay for rain-fed crops <strong>before land preparation</strong>, not when the neighbours' maize is knee-high. Late planting is the cheapest way to a bad harvest.</li>
<li>If you pay in October for cassava in Oyo, expect planting next April, unless we have a late field. We tell you before we take the money.</li>
<li>Tree crops go into the ground only in the rains. A palm planted in December needs a water tanker and prayer.</li>
<li>Read the report at the end of the season. It gives rainfall at our own gauge, planting dates and weights for each field, the bad ones included.</li>
</ul>
<p>You can see the fields on any of the farm days under <a href="/site_tour">Site Tour</a>. Come in the wet season and bring boots. The dry season flatters every farm.</p>`,
    active: true,
    projectTypeId: 2,
    created: '2026-09-07',
    commentsCount: 6,
    likesCount: 47,
    dislikesCount: 0,
  },
  {
    id: 5,
    slug: 'cassava-and-oil-palm-honest-numbers',
    topic: 'Cassava or oil palm? Honest numbers, and the ones nobody can give you',
    type: 'blog',
    coverPhoto: { url: mediaUrl('cassava-barrow'), fileType: 'image' },
    preview: null,
    content: `<p>People ask us one question more than all others: "How much will I make?" We do not answer it, and you should be careful with anybody who does. What we can give you is the arithmetic, the ranges and the places where things go wrong. Then you can do your own sum.</p>
<h2>Cassava, one acre, one cycle</h2>
<p>An acre takes about 4,000 stands at one metre by one metre. It is ready after 10 to 15 months, depending on the variety. The national average is below 10 tonnes for a hectare. Well-managed fields with improved stems, weeded in time, often bring 18 to 25 tonnes for a hectare, which is roughly 7 to 10 tonnes from an acre. A field that met a dry August, cattle or late weeding may bring 4.</p>
<p>Now the price. In the last few years the farm-gate price of a tonne of fresh roots has more than doubled and then fallen back by half, within two seasons. Everybody planted when it was high. So the same acre can end well or below its cost with not a single mistake on the farm.</p>
<ul>
<li><strong>Cost side:</strong> ploughing and ridging, stems, herbicide or hand weeding twice, fertiliser, security, harvest, haulage. Our package of ₦620,000 includes them up to the farm gate.</li>
<li><strong>Buyers:</strong> garri processors take roots weekly; starch and flour factories take more and pay by starch content. Roots spoil within about two to three days after harvest, so a buyer must be fixed <em>before</em> the first root is pulled.</li>
<li><strong>Risk:</strong> rain, mosaic disease and bacterial blight, cattle, theft, and above all the price.</li>
</ul>
<h2>Oil palm, one acre, many years</h2>
<p>At nine metres triangular an acre holds about 58 palms. Tenera hybrids from a certified source, such as NIFOR near Benin or a licensed nursery, give first small bunches after about 30 to 36 months. Real bearing starts in year five or six, and a well-fed palm is in full bearing from year seven or eight for some twenty years. Mature, well-kept plantations in the South-South bring around 10 to 16 tonnes of fresh bunches for a hectare in a year; neglected ones bring 3 to 5.</p>
<ul>
<li><strong>Cost side:</strong> the first three years are all cost and no income: clearing, holing, seedlings, ring weeding, fertiliser, wire collars against grass-cutters.</li>
<li><strong>The usual mistake:</strong> a cheap seedling. You find out after five years that it was Dura from the bush.</li>
<li><strong>The second mistake:</strong> no mill nearby. Bunches should be milled within a day or two of cutting.</li>
</ul>
<h2>Side by side</h2>
<table>
<thead><tr><th></th><th>Cassava</th><th>Oil palm</th></tr></thead>
<tbody>
<tr><td>First income</td><td>After 10–15 months</td><td>After about 3 years, small</td></tr>
<tr><td>Money needed for an acre (our packages)</td><td>₦620,000 per cycle</td><td>₦2.65m over five years</td></tr>
<tr><td>Land</td><td>Leased for the cycle</td><td>25-year lease</td></tr>
<tr><td>Biggest risk</td><td>Price at harvest</td><td>Patience, seedlings, fire</td></tr>
<tr><td>If you must stop early</td><td>You lose one season</td><td>You sell an unfinished plantation, at a discount</td></tr>
</tbody>
</table>
<h2>Do your own sum</h2>
<p>Take the lowest yield above, the lowest price you have seen in three years, and all costs with transport. If the result would hurt your family, do not put the money in. If it would only disappoint you, you are ready to choose. Never use school fees, rent or a loan.</p>
<p>Yields vary. Nothing here is a forecast or an investment offer, and no figure above is promised by us. The <a href="/projects/agro">agro pages</a> say for every package what is included and what is not.</p>`,
    active: true,
    projectTypeId: 2,
    created: '2026-05-25',
    commentsCount: 21,
    likesCount: 112,
    dislikesCount: 3,
  },
]
