import type { BlogCategory, PostDrawing, PostStatus } from '@plinth/api-client/demo/blog';

/** A post of the sample data. */
export interface SamplePost {
  readonly title: string;
  readonly slug: string;
  readonly author: string;
  readonly drawing: PostDrawing;
  readonly categories: readonly BlogCategory[];
  /** Days since it was posted. */
  readonly daysAgo: number;
  readonly status?: PostStatus;
  /** Number of people who have bookmarked it. */
  readonly bookmarks: number;
  readonly excerpt: string;
  /** HTML. */
  readonly content: string;
}

/** The posts of the sample data, the oldest first. */
export const SAMPLE_POSTS: readonly SamplePost[] = [
  {
    title: 'Why we count cash on Mondays',
    slug: 'why-we-count-cash-on-mondays',
    author: 'Ines Calloway',
    drawing: 'ledger',
    categories: ['finance'],
    daysAgo: 96,
    bookmarks: 1_243,
    excerpt: 'Ten minutes with the bank balance, before the week gets a chance to argue.',
    content: `<p>Every Monday at nine, before the door opens, I write down three numbers: what is in the account, what leaves it this week, and what is certain to come in. Nothing else. No forecast, no color.</p>
<p>After a year, the list showed what no report had shown me: our good weeks came <strong>two weeks after</strong> the good weather, because that is how long our customers take to pay. We now buy stock on that rhythm.</p>
<p>If you start, keep to the rules that make it last:</p>
<ul><li>the same hour, even when you are away</li><li>on paper, where nobody can correct it later</li><li>a round number is good enough</li></ul>`,
  },
  {
    title: 'The bakery that opens at four',
    slug: 'the-bakery-that-opens-at-four',
    author: 'Joel Abara',
    drawing: 'oven',
    categories: ['stories'],
    daysAgo: 88,
    bookmarks: 312,
    excerpt: 'A second oven, a night shift of one, and the customers whom nobody had counted.',
    content: `<p>Oakline Bakery had a queue from seven to nine and an empty shop until noon. The owner asked for money for a second oven. The baker asked for something cheaper: to open at four.</p>
<p>Nurses, drivers and the people who clean offices came. They buy bread for a family, not one roll, and they come every day. Within ten weeks, the hours before seven brought a third of the sales.</p>
<p>The oven came later, paid from those mornings. The queue at seven is shorter now, because half of it comes earlier.</p>`,
  },
  {
    title: 'Hiring your first helper',
    slug: 'hiring-your-first-helper',
    author: 'Hanne Vos',
    drawing: 'meeting',
    categories: ['people'],
    daysAgo: 80,
    bookmarks: 534,
    excerpt: 'The first person you hire does not do your work. They do the work that keeps you from it.',
    content: `<p>Most owners look for somebody like themselves. It is the wrong person. For two weeks, write down everything that you do and mark what another could do after a day. That list is the job.</p>
<p>In our case it was parcels, receipts and the telephone: nineteen hours a week. We hired for exactly those, four mornings, and I got nineteen hours back for customers.</p>
<p>Pay a little more than the street does. A helper who stays for three years is the cheapest thing that you will ever buy.</p>`,
  },
  {
    title: 'A spreadsheet is enough, until it is not',
    slug: 'a-spreadsheet-is-enough-until-it-is-not',
    author: 'Tomas Reyne',
    drawing: 'toolbox',
    categories: ['tools'],
    daysAgo: 71,
    bookmarks: 208,
    excerpt: 'Four signs that a list has become a system, and what to move first.',
    content: `<p>I like spreadsheets, and I have rescued too many of them. They are the right tool while one person writes and everybody else reads. These four signs say that the time is over:</p>
<ol><li>There are two files with the same name and different dates.</li><li>Somebody is afraid to sort a column.</li><li>A formula is explained in an email.</li><li>The person who made it is on holiday, and work stops.</li></ol>
<p>Do not move everything. Move the list that customers wait for, usually stock or orders, and leave the rest where it is.</p>`,
  },
  {
    title: 'What a slow January taught a garden shop',
    slug: 'what-a-slow-january-taught-a-garden-shop',
    author: 'Celia Okafor',
    drawing: 'greenhouse',
    categories: ['growth', 'stories'],
    daysAgo: 63,
    bookmarks: 187,
    excerpt: 'Nobody buys tomato plants in the snow. They do book a course about them.',
    content: `<p>January used to cost us a month of savings. Last winter we sold what we had plenty of: time and warm glass. Eight evenings, twelve people each, one subject an evening, soup included.</p>
<p>The courses paid the heating. What we had not expected came in April: of ninety-six guests, seventy-one bought their plants from us, and they bought the ones that they had learned about.</p>
<p>A slow month is a month in which people have time. Ask what they would do with it in your shop.</p>`,
  },
  {
    title: 'Reading a balance sheet in ten minutes',
    slug: 'reading-a-balance-sheet-in-ten-minutes',
    author: 'Marta Quill',
    drawing: 'scales',
    categories: ['finance'],
    daysAgo: 55,
    bookmarks: 926,
    excerpt: 'Five lines tell you most of it. The other forty tell your accountant the rest.',
    content: `<p>A balance sheet is a photograph: what the business has, and who it belongs to, on one evening. Read these five lines, in this order.</p>
<ol><li><strong>Cash.</strong> How many weeks of wages is it?</li><li><strong>Receivables.</strong> Who owes you, and for how long?</li><li><strong>Stock.</strong> Could you sell it at that price?</li><li><strong>Payables.</strong> What is due before the cash comes in?</li><li><strong>Equity.</strong> Is it more than last year?</li></ol>
<p>If the first two together cover the fourth, you may sleep. If they do not, the rest can wait until Monday.</p>`,
  },
  {
    title: 'Prices that end in nine, and other habits',
    slug: 'prices-that-end-in-nine-and-other-habits',
    author: 'Priya Anand',
    drawing: 'market',
    categories: ['growth'],
    daysAgo: 47,
    bookmarks: 441,
    excerpt: 'We changed every price to a whole dollar for a month, and watched what happened.',
    content: `<p>Our market stall had prices such as $4.99 because every stall had. In March we rounded all of them: some up, some down, so that a full basket cost the same.</p>
<p>Sales did not move by a percent. The queue did: no coins, no counting, eleven seconds less for each customer. On a Saturday that is forty more people before noon.</p>
<p>The habit that mattered was another one. We had always put the dearest olives at the back. They are in front now, and they sell.</p>`,
  },
  {
    title: 'How three shops share one delivery van',
    slug: 'how-three-shops-share-one-delivery-van',
    author: 'Bram Lindqvist',
    drawing: 'bridge',
    categories: ['stories', 'tools'],
    daysAgo: 38,
    bookmarks: 265,
    excerpt: 'A cheese shop, a bookshop and a florist on the two sides of a river, and one timetable.',
    content: `<p>Each of the three had asked for money for a van of their own. A van stands still for five days out of six, and it stands still in front of the shop, where a customer wanted to park.</p>
<p>They bought one together. Flowers go at seven because they wilt, cheese at ten because it is cool until then, and books whenever there is room. A shared calendar is all the software that they have.</p>
<p>What makes it work is a rule about money, not about time: whoever uses the van on another’s morning pays for both. It has happened twice in a year.</p>`,
  },
  {
    title: 'Holidays: plan them before the customers do',
    slug: 'holidays-plan-them-before-the-customers-do',
    author: 'Hanne Vos',
    drawing: 'calendar',
    categories: ['people'],
    daysAgo: 29,
    bookmarks: 153,
    excerpt: 'A small team can take four weeks off. It has to know by February.',
    content: `<p>With five people, one who is away is a fifth of the shop. So we plan the year on one evening in February, with food, and with the sales of the last three years on the wall.</p>
<p>Everybody gets one week in the best month and gives up one in return. Weeks in which we earned less than we paid out are free for all at once: we close, and say so at the door a month before.</p>
<p>Nobody has asked for a change since. It was never about the weeks. It was about not having to ask.</p>`,
  },
  {
    title: 'Keys, passwords and the person who leaves',
    slug: 'keys-passwords-and-the-person-who-leaves',
    author: 'Nadia Petrov',
    drawing: 'keys',
    categories: ['tools', 'people'],
    daysAgo: 17,
    bookmarks: 389,
    excerpt: 'A list for the last day, written on the first.',
    content: `<p>When somebody leaves, everyone is kind and nobody thinks of the key to the cellar. Write the list on the first day, when it is still easy: each thing that you hand over, with the date.</p>
<ul><li>keys and cards, with their numbers</li><li>accounts in their name, and who inherits them</li><li>accounts in the name of the shop whose password they know</li><li>API keys, which are passwords without a face</li></ul>
<p>On the last day you go through the list together. It takes half an hour, it is friendly, and it is done.</p>`,
  },
  {
    title: 'Moving the shop across the harbor',
    slug: 'moving-the-shop-across-the-harbor',
    author: 'Leo Marchetti',
    drawing: 'boat',
    categories: ['stories', 'growth'],
    daysAgo: 6,
    status: 'Pending',
    bookmarks: 74,
    excerpt: 'Four hundred meters of water, twice the rent, and a sum that came out anyway.',
    content: `<p>Our old shop was on the side of the harbor where the boats are repaired. The customers are on the other side, where they are admired. For nine years we rowed the sails over.</p>
<p>The new place costs twice as much. We wrote the difference on the wall, $2,100 a month, and asked what it would have to bring: seven more repairs, or one new set of sails. In the second month it was three sets.</p>
<p>What I would do again is the wall. What I would not do again is moving in June.</p>`,
  },
  {
    title: 'Window dressing for cautious budgets',
    slug: 'window-dressing-for-cautious-budgets',
    author: 'Ana Duarte',
    drawing: 'window',
    categories: ['growth'],
    daysAgo: 1,
    status: 'Draft',
    bookmarks: 12,
    excerpt: 'One object, one light, one sentence. Change it on Thursdays.',
    content: `<p>The window is the only advertisement that you have already paid for. Most shops fill it with everything, so that people see nothing.</p>
<p>Take it all out. Put one object in the middle, light it from the side, and write one sentence about it that only you can write. Then stand on the other side of the street and read it aloud.</p>
<p>Change it on Thursdays: people walk past on Friday with the weekend in mind.</p>`,
  },
];
