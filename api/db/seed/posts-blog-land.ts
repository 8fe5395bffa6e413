import { mediaUrl } from './media.ts'
import type { SeedPost } from './types.ts'

/** General guidance in plain words; rules and fees differ from state to state, and each text says so. */
export const landArticles: readonly SeedPost[] = [
  {
    id: 1,
    slug: 'how-to-verify-land-before-you-pay',
    topic: 'How to verify land before you pay: registry, surveyor, neighbours',
    type: 'blog',
    coverPhoto: { url: mediaUrl('surveyor-at-work'), fileType: 'image' },
    preview:
      'Four checks, in the right order, that cost far less than one bad plot: the survey, the title search, the people on the ground and the seller.',
    content: `<p>Most people who lose money on land in Nigeria did not skip every check. They did one check and trusted it to cover the others. A clean survey does not prove who owns the land; a genuine deed does not prove that the plot in the paper is the plot under your feet. Do all four checks below, in this order, before you pay more than a small, receipted, refundable sum.</p>
<h2>1. Chart the survey at the Surveyor-General's office</h2>
<p>Ask the seller for a copy of the survey plan. Give it to a registered surveyor <strong>of your own</strong>, not the seller's. The surveyor goes to the site, picks the coordinates of the beacons with an instrument and charts them at the office of the Surveyor-General of the State. The answer you want is simple: is this land free of government acquisition, or is it inside a committed acquisition, a road line, a pipeline or power-line setback?</p>
<p>Also ask whether the plan has a lodged record copy (people in Lagos say "red copy"). A plan without a lodged copy is only a drawing until that is done.</p>
<h2>2. Search the title at the Land Registry</h2>
<p>A lawyer applies for a search with the title details or the owner's name. The report tells you in whose name the title stands and whether a mortgage, a caution or a court case is noted. In some states the registry is computerised and a search takes days; in others it takes weeks. Fees differ, so ask for the official receipt. If the land has no registered title yet, your lawyer traces the family or community root: who sold to whom, who signed, and whether the family head and principal members consented.</p>
<h2>3. Ask the ground</h2>
<ul>
<li>Walk to every beacon and read its number. A beacon that moves when you push it was put there last week.</li>
<li>Speak to two neighbours without the agent. Ask who sold to them and whether anybody has ever come to chase them.</li>
<li>Visit once after heavy rain. Water marks on a neighbour's wall tell you more than any brochure.</li>
<li>Ask openly about the local family fees: foundation, roofing, "signing". Lagos State's Properties Protection Law of 2016 makes forced demands and forcible entry by land grabbers an offence, and Ogun and several other states have similar laws. In practice people are still asked. Know the answer before you buy, and report force to the task force or the police rather than paying quietly.</li>
</ul>
<h2>4. Check the seller</h2>
<p>For a company, look up the registration number at the <a href="https://www.cac.gov.ng">Corporate Affairs Commission</a> and see whether it is active. In Lagos, ask for its registration with the state's real estate regulator. Ask for the board resolution or power of attorney that lets the person in front of you sign. Pay into the company's account only. By federal law large cash payments must go through a bank in any case: above ₦5 million for a person and ₦10 million for a company.</p>
<h2>What it costs</h2>
<p>For a plot in the South-West, a careful buyer usually spends between ₦120,000 and ₦400,000 on surveyor, search and lawyer's review. On a ₦2.4 million plot that hurts. On the day it saves you the ₦2.4 million, it does not.</p>
<blockquote><p>If a seller refuses a check because "somebody else is coming to pay this evening", let somebody else pay.</p></blockquote>
<p>You can do all four checks on any plot of ours. Bring your surveyor on a <a href="/site_tour">site tour</a>; we give the coordinates in writing. This article is general information and does not replace your own lawyer.</p>`,
    active: true,
    projectTypeId: 1,
    created: '2026-10-12',
    commentsCount: 14,
    likesCount: 86,
    dislikesCount: 1,
  },
  {
    id: 2,
    slug: 'land-title-documents-explained',
    topic: 'C of O, Governor’s Consent, deed, survey, excision, gazette: what each paper does',
    type: 'blog',
    coverPhoto: { url: mediaUrl('plan-with-pins'), fileType: 'image' },
    preview: null,
    content: `<p>"It has papers" means nothing until you know which papers. Here are the documents you will meet when you buy land in Nigeria, what each one proves, and what it does not.</p>
<h2>Why there are so many</h2>
<p>Under the Land Use Act of 1978 all land in a state is held by the Governor in trust for the people. You hold a <strong>right of occupancy</strong>, for at most 99 years at a time, and most transfers of that right need the Governor's consent. In the Federal Capital Territory the Minister acts in that place. Community and family land existed long before the Act and is still traded every day; that is why sale papers of families and papers of government stand side by side.</p>
<h2>The documents, one by one</h2>
<table>
<thead><tr><th>Document</th><th>What it shows</th><th>What it does not show</th></tr></thead>
<tbody>
<tr><td>Survey plan</td><td>Where the plot is, its size and corners</td><td>Who owns it</td></tr>
<tr><td>Deed of assignment</td><td>That this seller passed their interest to you</td><td>That the seller had a good interest to pass</td></tr>
<tr><td>Certificate of Occupancy (C of O)</td><td>The state's grant to the first holder named in it</td><td>That today's seller is that holder</td></tr>
<tr><td>Governor's Consent</td><td>The state's approval of a transfer from a titled holder to a new one</td><td>That the boundaries on the ground are right</td></tr>
<tr><td>Excision</td><td>That government released part of acquired land to a community</td><td>That your plot lies inside the released part</td></tr>
<tr><td>Gazette</td><td>The official publication in which an excision is printed</td><td>A title in your own name</td></tr>
<tr><td>Right of Occupancy letter, allocation letter</td><td>An offer or grant by government or a council, often in the North and the FCT</td><td>That conditions and fees were met</td></tr>
</tbody>
</table>
<h2>Survey plan</h2>
<p>Drawn and signed by a registered surveyor, with coordinates and beacon numbers. Ask for the lodgement number. The colour on an old sketch is not proof; the record at the Surveyor-General's office is.</p>
<h2>Deed of assignment</h2>
<p>The contract that moves the seller's interest to you. It must describe the land so that a stranger could find it, and it is best when a lawyer prepares it and your photograph, signature and survey are attached. It has to be stamped and, to be used properly as evidence of title, registered. An unregistered deed is common. It is also weak.</p>
<h2>C of O and Governor's Consent</h2>
<p>Only the first titled owner gets a C of O. When that owner sells, the buyer perfects the purchase by obtaining Governor's Consent. So when a plot in a titled layout is sold to you, do not wait for "your own C of O": ask about consent, its present cost and who pays. Costs are a percentage set by each state and they change.</p>
<h2>"Global" titles and titles in process</h2>
<p>A developer may hold one title over a whole estate. You then take a deed out of it. Ask that your plot number and survey are written in the deed. "C of O in process" means that an application exists: ask for the file number and the date, and treat the price as the price of land <em>without</em> a C of O, because today that is what it is.</p>
<h2>What to ask for, before you choose</h2>
<ul>
<li>a copy of the survey with lodgement details;</li>
<li>a copy of the title or gazette page, with your plot charted inside it;</li>
<li>the draft deed you will sign;</li>
<li>the list of fees that are not in the price.</li>
</ul>
<p>Every land page of ours names the paper it has today, not the paper it hopes for. To test those words, use the four checks in <a href="/resource_hub/how-to-verify-land-before-you-pay">how to verify land before you pay</a>. Practice differs from state to state; let your lawyer read the real documents.</p>`,
    active: true,
    projectTypeId: 1,
    created: '2026-08-24',
    commentsCount: 9,
    likesCount: 73,
    dislikesCount: 0,
  },
  {
    id: 3,
    slug: 'flood-slope-and-beacons',
    topic: 'Flood, slope and stolen beacons: reading a plot with your own eyes',
    type: 'blog',
    coverPhoto: { url: mediaUrl('pegged-plot-corner'), fileType: 'image' },
    preview:
      'A morning on the plot with a bottle of water, a tape and good shoes tells you things that no paper will.',
    content: `<p>Papers tell you who may sell. The ground tells you whether you should buy. You need no instrument for most of it: good shoes, a 30-metre tape, a bottle of water and one honest hour.</p>
<h2>Where does the water go?</h2>
<p>Stand in the middle of the plot and ask one question: when it rains hard for an hour, where does the water come from and where does it leave? Then look for the answer.</p>
<ul>
<li><strong>Marks on walls.</strong> A brown line on a fence or a neighbour's house is last year's flood, measured for you.</li>
<li><strong>Plants.</strong> Cattail, water lettuce and wild cocoyam like wet feet. Where they stand, your foundation will too.</li>
<li><strong>Raised doorsteps.</strong> If every house on the street has three new steps in front of the door, the street is lower than the water.</li>
<li><strong>Grey, blue or mottled soil</strong> in a hole of 60 cm means that water stands there for part of the year. The same red-brown soil all the way down is a good sign.</li>
<li><strong>The season.</strong> In Lagos, Ogun and Rivers come in June or September, when the ground is full. A plot that is dry in January proves nothing.</li>
</ul>
<p>Rivers and canals have setbacks: strips beside the water on which nobody may build. The width is set by each state and for each channel. Ask the physical planning office, and do not accept "they never enforce it" from a person who will not be living there.</p>
<h2>Slope: a little is good, a lot costs</h2>
<p>A fall of half a metre over a 30-metre plot is welcome; it drains itself. A fall of three metres means retaining walls, steps and filled foundations, and can add millions to a simple bungalow. Lay a long straight plank and a spirit level on the ground and measure the gap at one end; ten readings give you a fair picture. If you see gullies, ask what will be uphill of you in five years, because every new roof sends its water down.</p>
<h2>What is in the soil</h2>
<p>Black cotton clay swells and cracks and needs an engineer. Loose fill of sand over old swamp settles slowly: ask when it was filled and with what. Rock is strong but dear to dig for a soakaway. Before a storey building pay for a proper geotechnical test; for a few hundred thousand naira it decides a foundation that may cost fifteen million.</p>
<h2>Beacons walk at night</h2>
<p>Beacons are stolen for their iron and moved for greed. Protect yours:</p>
<ul>
<li>photograph each beacon with its number readable and a fixed thing behind it;</li>
<li>keep the coordinates on paper in two places;</li>
<li>measure all four sides yourself on the day of allocation and write them on the allocation form;</li>
<li>put in a dwarf wall, two courses of blocks, as soon as you are allowed to. It costs less than one quarrel;</li>
<li>visit twice a year, or pay someone who does.</li>
</ul>
<p>If a beacon is missing, do not guess. A registered surveyor re-establishes it from the lodged plan in a morning. Replacing it "about here" is how two families come to own the same two metres.</p>
<h2>Power lines, pipelines, graves</h2>
<p>Look up and look around. High-tension lines, gas pipelines and rail lines have setbacks as well. An old grave or a shrine on family land is a promise that somebody will come back: settle it in writing before you pay.</p>
<p>When you come on a <a href="/site_tour">site tour</a>, you may dig, measure and photograph as you like. A guide who hurries you back to the bus works for somebody else.</p>`,
    active: true,
    projectTypeId: 1,
    created: '2026-06-15',
    commentsCount: 11,
    likesCount: 58,
    dislikesCount: 2,
  },
]
