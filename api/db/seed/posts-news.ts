import { mediaUrl } from './media.ts'
import type { SeedPost } from './types.ts'

export const newsPosts: readonly SeedPost[] = [
  {
    id: 9,
    slug: 'street-lights-on-first-avenue-moniya',
    topic: 'Moniya Green: first avenue is lit, second avenue is not yet',
    type: 'news',
    coverPhoto: { url: mediaUrl('dusk-lamps'), fileType: 'image' },
    preview:
      'Twenty-two solar lamps stand on first avenue. What was done, what it cost, and what is still dark.',
    content: `<p>Twenty-two solar street lamps now stand on first avenue at Moniya Green Layout, from the gate to the second culvert. They were tested through three cloudy nights before we signed for them, and they stayed on until morning at reduced light.</p>
<h2>What was done</h2>
<ul>
<li>22 lamps on galvanised poles, one every 30 metres, each with its own panel and battery;</li>
<li>two culverts widened, because the June rain came over the old ones;</li>
<li>the beacons of 14 plots along the avenue checked again by a registered surveyor. Two had been disturbed by the grader and were re-established from the lodged plan.</li>
</ul>
<h2>What is not done</h2>
<p>Second and third avenue are graded but dark. There is still no transformer; the application to the electricity distribution company is in, and we do not know when it will be answered. The C of O for the layout is in process. The file number hangs in the site office and you may copy it.</p>
<p>The lamps were paid from the infrastructure fee of the plots on that avenue: ₦9.7 million with installation. The account is open to every owner on any working day. Come at dusk if you can. Buses of the regular <a href="/site_tour">site tours</a> leave in the morning, but the guard knows that owners may visit until eight in the evening.</p>`,
    active: true,
    projectTypeId: 1,
    created: '2026-11-16',
    commentsCount: 5,
    likesCount: 38,
    dislikesCount: 0,
  },
  {
    id: 10,
    slug: 'soil-tests-shared-with-buyers',
    topic: 'Soil tests of every field are now in your file',
    type: 'news',
    coverPhoto: { url: mediaUrl('seedling-close'), fileType: 'image' },
    preview: null,
    content: `<p>From this season, whoever buys a crop package gets the soil test of the field before paying. It is one sheet, and it is yours to show to any agronomist.</p>
<h2>How the samples are taken</h2>
<p>For each field of about ten acres we walk a zigzag and take 15 to 20 cores from the top 20 centimetres, leaving out old ant-hills, paths and places where ash was dumped. The cores are mixed in a clean plastic bucket, half a kilogram is air-dried and bagged, and the bag goes to a laboratory in Ibadan or Zaria. We repeat it every second year, at the end of the dry season.</p>
<h2>What the sheet says</h2>
<ul>
<li><strong>pH:</strong> below about 5.5 most crops suffer. Lime is cheap, but it needs months to work.</li>
<li><strong>Organic matter:</strong> below 1.5% the field dries fast and fertiliser washes away.</li>
<li><strong>Nitrogen, phosphorus, potassium:</strong> what the fertiliser has to bring. Cassava is hungry for potassium.</li>
<li><strong>Texture:</strong> sand, silt and clay. Sandy loam is easy for cassava; heavy clay rots it.</li>
</ul>
<p>Two fields at Iseyin came back at pH 5.1. They were limed in March and stay out of the cassava programme until they are tested again. We could have said nothing. The tubers would have said it for us.</p>
<p>Owners with running packages find the sheet of their field at the site office and may ask for a scan by e-mail.</p>`,
    active: true,
    projectTypeId: 2,
    created: '2026-09-28',
    commentsCount: 4,
    likesCount: 41,
    dislikesCount: 0,
  },
  {
    id: 11,
    slug: 'service-charge-accounts-simawa',
    topic: 'Simawa Crescent: what last year’s service charge was spent on',
    type: 'news',
    coverPhoto: { url: mediaUrl('street-neighbours'), fileType: 'image' },
    preview: '₦18,000 a month from 22 homes: where it went, what was left, and why it will not fall.',
    content: `<p>The owners of the first 22 homes at Simawa Crescent met in the site office and went through the service charge line by line. We promised to publish the account, so here it is, for twelve months.</p>
<table>
<thead><tr><th>Spent on</th><th>Naira</th></tr></thead>
<tbody>
<tr><td>Security, three guards in shifts</td><td>3,060,000</td></tr>
<tr><td>Borehole power, filter and tests</td><td>520,000</td></tr>
<tr><td>Cleaning, refuse and grass</td><td>480,000</td></tr>
<tr><td>Street lights and gate repairs</td><td>245,000</td></tr>
<tr><td>Estate clerk, two days a week</td><td>240,000</td></tr>
<tr><td>Bank and printing</td><td>46,500</td></tr>
<tr><td><strong>Together</strong></td><td><strong>4,591,500</strong></td></tr>
</tbody>
</table>
<p>The charge of ₦18,000 a month brought in ₦4,752,000. The remaining ₦160,500 stays in the reserve for the pump, which is in its sixth year. Two homes paid late and have since paid in full.</p>
<h2>What was decided</h2>
<p>The charge stays as it is. A proposal to leave the gate without a guard by day was voted down, 15 to 5. From now on the account hangs on the notice board every quarter, and two owners, chosen by the owners, sign it with us.</p>
<p>If you are about to buy in any estate, ours or another, ask for last year's account before you ask for the swimming pool. A service charge that nobody can explain is the first thing that rises after the keys are handed over.</p>`,
    active: true,
    projectTypeId: 3,
    created: '2026-08-03',
    commentsCount: 12,
    likesCount: 66,
    dislikesCount: 1,
  },
  {
    id: 12,
    slug: 'beacon-audit-and-fence-ewekoro',
    topic: 'Beacon audit at Ewekoro Hills: nine stolen, nine replaced',
    type: 'news',
    coverPhoto: null,
    preview:
      'We counted every beacon on 214 plots. Nine were gone. What we did, and what each owner should do now.',
    content: `<p>In one week a surveyor and two of our men walked all 214 plots at Ewekoro Hills Gardens and ticked every beacon against the lodged plan. Nine were missing, all on the two rows behind the old quarry track. Scrap iron fetches money, and a beacon is concrete around iron.</p>
<h2>What we did</h2>
<ul>
<li>The nine beacons were re-established from coordinates by the registered surveyor, with new pillars and the old numbers. Owners were called first, and four came to watch.</li>
<li>The new pillars are cast in place, 90 cm deep, with a short pipe instead of a rod. There is nothing in them to sell.</li>
<li>The quarry track is closed with a gate. Sixty metres of block fence were put up on that side.</li>
</ul>
<h2>What is still open</h2>
<p>Three sides of the estate have no perimeter fence yet. We said so when we sold and we say so now: the fence follows the infrastructure payments, and at present block prices we give no date for it.</p>
<h2>What you should do</h2>
<p>If you own a plot, come and see your four corners. Photograph each with its number. If you can afford two courses of blocks around the plot, put them in; the guard will let your mason enter with your letter. If you cannot come, write to us and we send you four pictures from the next tour day.</p>`,
    active: true,
    projectTypeId: 1,
    created: '2026-02-16',
    commentsCount: 8,
    likesCount: 52,
    dislikesCount: 0,
  },
]
