import { mediaUrl } from './media.ts'
import type { SeedPost } from './types.ts'

export const generalArticles: readonly SeedPost[] = [
  {
    id: 7,
    slug: 'payment-plans-and-what-default-means',
    topic: 'Paying in parts: how a plan works and what happens when you miss a month',
    type: 'blog',
    coverPhoto: { url: mediaUrl('coins-and-house'), fileType: 'image' },
    preview:
      'First payment, monthly part, grace, surcharge, refund: five lines in the contract that decide whether a payment plan helps you or traps you.',
    content: `<p>A payment plan is a good servant. It lets a teacher in Ibadan hold a plot at today's price while she pays for it over a year. It is a bad master when nobody has read the page about missed payments. Read that page first.</p>
<h2>The five lines that matter</h2>
<ol>
<li><strong>The first payment.</strong> What you pay to hold the plot. Ask what becomes of it if you change your mind within the first two weeks.</li>
<li><strong>The part each month, and its day.</strong> A fixed amount on a fixed day. Ask whether you may pay ahead and whether that shortens the plan.</li>
<li><strong>What the price includes.</strong> Survey, deed, infrastructure fee: in the plan, or on top? An infrastructure fee that falls due in month eight is still money.</li>
<li><strong>Default.</strong> After how many days is a part "missed"? What is the surcharge, and on what: the missed part or the whole balance?</li>
<li><strong>Ending it.</strong> If you cannot go on, how much comes back, after how long, less what?</li>
</ol>
<h2>An example</h2>
<p>A 500 sqm plot at ₦2,400,000, with an infrastructure fee of ₦350,000, over twelve months. First payment ₦480,000, then eleven parts of ₦189,166 and a last one of ₦189,174. That makes ₦480,000 + ₦2,270,000 = ₦2,750,000, the same as paying at once. Then comes the survey in your name, about ₦180,000. So the honest total is ₦2,930,000, and you should plan for that number, not for the one on the signboard.</p>
<h2>How we treat a missed part</h2>
<p>Contracts differ from package to package, and the paper you sign is what counts. This is how our usual plan reads:</p>
<ul>
<li>14 days of grace after the due day, with a call and a message, at no cost;</li>
<li>after that a surcharge of 5% <em>on the missed part only</em>, once;</li>
<li>after three missed parts in a row we write to you with two choices: a longer plan with a smaller part, or a smaller plot;</li>
<li>if you end the plan, what you have paid comes back less 10% for administration, within 90 days, or earlier when the plot is sold again;</li>
<li>your plot is not sold to another person before that letter has gone out and 30 days have passed.</li>
</ul>
<p>Ask every seller for the same five lines in writing. If the answer is "don't worry, we are like family", worry.</p>
<h2>Allocation: when do you get the plot?</h2>
<p>Some companies allocate after the first payment, some after half, some only at the end. Physical allocation means that a person walks you to four beacons with your name on a list. Until then you own a promise. With us it happens once half of the price is paid; you may not build before the end.</p>
<h2>How much can you carry?</h2>
<p>Take what is left of your income after food, rent, school fees and family in an average month. Not a December, and not a month with a bonus. If the part is more than half of what is left, choose a longer plan or a smaller plot. Keep one part in reserve from the beginning: somebody will fall ill, and it will be in the same month in which the generator dies.</p>
<h2>Keep proof</h2>
<p>Pay from an account in your own name to the company's account, write the plan number in the narration, and file every receipt in one place. If a company cannot tell you your balance on the same day, that tells you something too.</p>
<p>On each package page you see whether installments are possible and for how many months. Where it shows One-Off only, we do not have a plan for it, whatever an agent may say.</p>`,
    active: true,
    projectTypeId: null,
    created: '2026-04-20',
    commentsCount: 18,
    likesCount: 97,
    dislikesCount: 2,
  },
  {
    id: 8,
    slug: 'buying-from-abroad-with-a-power-of-attorney',
    topic: 'Buying from Houston or Peckham: doing it with a power of attorney, and without tears',
    type: 'blog',
    coverPhoto: { url: mediaUrl('keys-and-house'), fileType: 'image' },
    preview:
      'Most stories of money lost from abroad begin with a brother and a WhatsApp picture. A power of attorney, drawn narrowly, changes that.',
    content: `<p>You earn abroad, you want to own at home, and you cannot fly to Lagos for every signature. That is ordinary, and it can be done well. What goes wrong is nearly always one of three things: the money went to a person instead of a seller, nobody independent looked at the land, or one relative held all the power and all the information.</p>
<h2>Split the work between three people</h2>
<ul>
<li><strong>A lawyer</strong> you choose and pay yourself. The lawyer searches the title, reads the deed and reports to you, not to the seller and not to your family.</li>
<li><strong>A surveyor</strong> for the coordinates and the beacons.</li>
<li><strong>A person of trust</strong> who visits, films and signs for you under a power of attorney.</li>
</ul>
<p>No one of the three should be able to move your money alone. Pay the seller's company account directly, in stages, each stage after a report.</p>
<h2>What a power of attorney is, and is not</h2>
<p>It is a document in which you, the donor, allow another person, the donee, to do certain acts in your name. It does not move ownership to that person. To sign deeds for you, it should itself be made as a deed. It can be <strong>general</strong> or <strong>specific</strong>. Take the specific one: name the plot, the seller, the top price and the acts allowed, and let it end on a date.</p>
<p>A power that is given for value or said to be irrevocable follows special rules and is hard to take back. A relative who visits a site on your behalf does not need one of those.</p>
<h2>Signing it abroad</h2>
<ol>
<li>Have your Nigerian lawyer draft it, so that a registry at home will accept it.</li>
<li>Sign before a notary public where you live. Some registries also ask for authentication at the Nigerian embassy, high commission or consulate: ask the registry in the state of the land, because practice differs.</li>
<li>Send the original by courier. Keep a scan.</li>
<li>In Nigeria it is stamped, and registered where it is to be used for a registrable dealing with the land.</li>
</ol>
<p>Many sellers, we among them, also let a buyer abroad sign the deed in person before a notary, so that no power of attorney is needed at all. For a plain purchase that is often the simplest way.</p>
<h2>Moving the money</h2>
<p>Send through a bank or a licensed money transfer operator, in your own name, and keep the record. You may need it to show where the funds came from; property companies in Nigeria have to ask that question. Write the plot number in the payment reference. Expect that a tax number, a passport and proof of address will be asked for. Be suspicious if they are not.</p>
<h2>Before each stage, ask for</h2>
<ul>
<li>a film of the walk from the main road to the plot, in one take, with that day's newspaper or the guide saying the date;</li>
<li>the four beacon numbers, filmed close;</li>
<li>the search report, sent to you by the lawyer;</li>
<li>the receipt, before the next payment.</li>
</ul>
<h2>And the family?</h2>
<p>Tell your brother that the bank asks for all this. It is nearly true, and it keeps Christmas peaceful.</p>
<p>We hold an online hour for buyers abroad every month; see <a href="/resource_hub/online-hour-for-buyers-abroad">how to join it</a>. This is general information and no legal advice.</p>`,
    active: true,
    projectTypeId: null,
    created: '2026-03-16',
    commentsCount: 25,
    likesCount: 131,
    dislikesCount: 1,
  },
]
