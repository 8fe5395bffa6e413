import { mediaUrl } from './media.ts'
import type { SeedPost } from './types.ts'

export const homeArticles: readonly SeedPost[] = [
  {
    id: 6,
    slug: 'cost-of-a-three-bedroom-bungalow-in-stages',
    topic: 'What a three-bedroom bungalow costs in 2026, stage by stage',
    type: 'blog',
    coverPhoto: { url: mediaUrl('bungalow-porch'), fileType: 'image' },
    preview:
      'A 130 sqm bungalow in six stages, with a low and a high figure for each, and where people in Ogun and Oyo really run out of money.',
    content: `<p>Nobody builds a house with one big payment. You build with a salary, a cooperative loan, a brother in Houston and a bonus that came late. So the useful question is not "how much is a house" but "how much is the <strong>next stage</strong>, and can the house stand safely until the one after?"</p>
<p>The figures below are our own estimates for a plain three-bedroom bungalow of about 130 sqm on firm laterite in Ogun or Oyo, early to mid 2026, labour included. Lagos Island, Abuja and waterlogged ground cost more; some places cost less. Prices move: get a bill of quantities from a quantity surveyor before you start.</p>
<h2>Six stages</h2>
<table>
<thead><tr><th>Stage</th><th>Low</th><th>High</th></tr></thead>
<tbody>
<tr><td>1. Substructure: digging, footing, blocks to floor level, filling, concrete floor</td><td>₦4.5m</td><td>₦7.0m</td></tr>
<tr><td>2. Walls to roof level, lintels, columns</td><td>₦4.0m</td><td>₦6.0m</td></tr>
<tr><td>3. Roof: timber, long-span aluminium or stone-coated, fascia</td><td>₦4.5m</td><td>₦7.5m</td></tr>
<tr><td>4. Doors, windows, burglar bars, plumbing and wiring first fix</td><td>₦5.0m</td><td>₦8.0m</td></tr>
<tr><td>5. Plaster, ceilings, tiles, paint, fittings</td><td>₦5.5m</td><td>₦9.0m</td></tr>
<tr><td>6. Outside: fence, gate, borehole and tank, soakaway, paving</td><td>₦4.0m</td><td>₦8.0m</td></tr>
<tr><td><strong>Together</strong></td><td><strong>₦27.5m</strong></td><td><strong>₦45.5m</strong></td></tr>
</tbody>
</table>
<p>Not in the table: the land, survey, drawings, planning approval, solar panels, air conditioners and your own time. Add 10 to 15 per cent for what you forgot. Everybody forgets something, usually the soakaway.</p>
<h2>Where you may stop, and where you must not</h2>
<ul>
<li><strong>After stage 1</strong> you may stop for a long time. A concrete floor waits patiently.</li>
<li><strong>After stage 2</strong> do not stop for more than one rainy season. Uncovered sandcrete walls drink water and lose strength.</li>
<li><strong>After stage 3</strong> you can stop safely. If your money comes in two large parts, plan the pause here.</li>
<li><strong>In the middle of stage 4</strong> thieves love you: cables, taps and window frames go first. Finish it in one run or leave it unbegun.</li>
</ul>
<h2>Three decisions that change the total</h2>
<p><strong>The ground.</strong> On soft or filled soil stage 1 can double. Pay for a soil test before you pay for a drawing.</p>
<p><strong>The roof.</strong> A hip roof with many corners may cost a third more than a plain gable and leaks in more places. Nobody will remember the corners.</p>
<p><strong>Supervision.</strong> A cheap foreman with nobody to check him is dear. Have someone who counts cement bags at every casting and takes a photograph of every column before the concrete covers the iron.</p>
<h2>Carcass or finished?</h2>
<p>A carcass home from a developer is stages 1 to 3 with the outer doors, windows and plaster. You save on time and land quarrels, and you finish at your own speed. Our two-bedroom carcass at Simawa is ₦18m and our estimate to finish it plainly is ₦9m to ₦13m. Bring your own builder, let him walk through it, and compare his figure with ours before you sign.</p>
<blockquote><p>Buy the drawing, the soil test and the approval first. They are the cheapest part of the house and they decide the price of everything else.</p></blockquote>
<p><img src="/media/bungalow-vegetable-beds.jpg" alt="Raised vegetable beds beside a bungalow"></p>
<p>And leave three metres of ground beside the kitchen. Two raised beds of ugu, pepper and tomato pay no service charge.</p>`,
    active: true,
    projectTypeId: 3,
    created: '2026-07-20',
    commentsCount: 32,
    likesCount: 154,
    dislikesCount: 4,
  },
]
