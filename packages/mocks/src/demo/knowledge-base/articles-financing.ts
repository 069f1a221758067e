import { article, type Articles } from './articles.ts';

/** The articles about applications, financing and repayments. */
export const FINANCING_ARTICLES = {
  'create-an-account': article(
    'How do I create an account?',
    12,
    ['what-an-application-needs', 'two-step-sign-in', 'invite-a-colleague'],
    `<p>You need an email address that belongs to your business and two minutes.</p>
<ol><li>Choose <strong>Create account</strong> on the sign-in page.</li><li>Enter your full name, your email address and a password, or use your Google or Microsoft account.</li><li>Enter the amount that you have in mind. A rough figure is fine.</li></ol>
<p>You can close the page at any time. What you typed is there when you come back.</p>`,
  ),
  'what-an-application-needs': article(
    'What do I need for an application?',
    30,
    ['how-long-a-decision-takes', 'link-a-bank', 'how-your-limit-is-set'],
    `<p>Have these ready, and the application takes about ten minutes:</p>
<ul><li>the legal name and address of the business, as they are registered</li><li>your sales for the last twelve months, roughly</li><li>the sign-in of the bank account that your sales are paid into</li></ul>
<p>Linking your accounting and your shops is optional. It often leads to a higher limit, because we see more than one side of your sales.</p>`,
  ),
  'how-long-a-decision-takes': article(
    'How long does a decision take?',
    8,
    ['what-an-application-needs', 'when-money-arrives', 'read-your-contract'],
    `<p>Two working days after your meeting with a specialist. If your bank is linked, most businesses hear from us the next morning.</p>
<p>The dashboard shows what is still missing. Nothing is decided while something is missing, so look there first.</p>`,
  ),
  'invite-a-colleague': article(
    'How do I invite a colleague?',
    41,
    ['who-sees-your-data', 'two-step-sign-in', 'choose-notifications'],
    `<p>Open <strong>Users</strong> and choose <strong>Add user</strong>. Your colleague gets an email with a link that works for three days.</p>
<p>The role decides what they see. An <em>author</em> can prepare tickets and posts; only an <em>admin</em> can change contracts and cards.</p>`,
  ),
  'change-your-business-details': article(
    'How do I change the name or address of my business?',
    63,
    ['read-your-contract', 'choose-notifications', 'who-sees-your-data'],
    `<p>The legal name is part of your contract, so we change it for you. Send a ticket with the document that shows the new name.</p>
<p>The trading name, the website and the postal address are yours to change in the account settings. They are on the next invoice.</p>`,
  ),
  'choose-notifications': article(
    'How do I choose which notifications I get?',
    19,
    ['invite-a-colleague', 'how-collections-work', 'spot-a-false-message'],
    `<p>Open the bell and switch off <strong>System notifications</strong> to see only messages from people. The account settings have a switch for each kind of email.</p>
<p>Notices about a collection that failed are always sent. You would not want to miss them.</p>`,
  ),
  'how-your-limit-is-set': article(
    'How is my limit set?',
    5,
    ['what-financing-costs', 'request-a-top-up', 'what-we-read'],
    `<p>From what your business earns, not from what it owns. We look at three things:</p>
<ul><li>the deposits in your checking accounts over the last six months</li><li>how even they are from week to week</li><li>what you owe elsewhere</li></ul>
<p>The limit is reviewed every Monday. It can rise without an application, and it never falls below what you have already drawn.</p>`,
  ),
  'what-financing-costs': article(
    'What does financing cost?',
    14,
    ['how-your-limit-is-set', 'read-your-contract', 'pay-ahead-of-schedule'],
    `<p>One flat fee that is fixed before you sign. It does not grow with time, and there is no interest.</p>
<p>An example: you draw $50,000 with a fee of 8&nbsp;%. You repay $54,000 in 48 weekly parts of $1,125. If you repay sooner, the fee stays the same, and so does the total.</p>`,
  ),
  'read-your-contract': article(
    'How do I read my contract?',
    52,
    ['what-financing-costs', 'read-your-statement', 'request-a-top-up'],
    `<p>Choose a contract on the dashboard. The drawer shows it from top to bottom as a sum: funded, plus fees, is what there is to repay; less what was collected is what is left.</p>
<p>Documents are below the terms. One that waits for your signature is marked, and the amounts are not final before you have signed.</p>`,
  ),
  'request-a-top-up': article(
    'How do I request a top-up?',
    3,
    ['when-money-arrives', 'how-your-limit-is-set', 'how-collections-work'],
    `<ol><li>Open the dashboard and choose <strong>Request a top-up</strong>.</li><li>Set the amount. It can be anything up to what is available.</li><li>Choose the account that should receive it, and send the request.</li></ol>
<p>Nothing is drawn until your specialist confirms. You can withdraw the request until then.</p>`,
  ),
  'when-money-arrives': article(
    'When does the money arrive?',
    27,
    ['request-a-top-up', 'how-long-a-decision-takes', 'link-a-bank'],
    `<p>On the same day when your specialist confirms before 2&nbsp;PM, otherwise on the next working day. Some banks hold a first transfer for a day longer.</p>
<p>While it is on its way, the dashboard draws the amount hatched. It counts as owed from the day on which it arrives.</p>`,
  ),
  'financing-for-a-second-business': article(
    'Can I finance a second business?',
    75,
    ['what-an-application-needs', 'how-your-limit-is-set', 'who-sees-your-data'],
    `<p>Yes, with an account of its own. Each business has its own limit, its own contract and its own bank, even if you own both.</p>
<p>Use another email address for the second one. A specialist can look at both applications together if you mention it at the meeting.</p>`,
  ),
  'how-collections-work': article(
    'How do weekly collections work?',
    9,
    ['when-a-collection-fails', 'change-the-collection-account', 'repay-in-a-slow-season'],
    `<p>We collect the same amount every Monday morning from the account that your contract names. On a bank holiday, it is the next working day.</p>
<p>Three days before, the notification tells you the amount, so that you can move money in time. The first collection is two weeks after the money has arrived.</p>`,
  ),
  'when-a-collection-fails': article(
    'What happens when a collection fails?',
    16,
    ['how-collections-work', 'repay-in-a-slow-season', 'change-the-collection-account'],
    `<p>We try again on Wednesday. There is no charge for the first failure of a month, and your limit stays as it is.</p>
<p>If Wednesday fails as well, a specialist calls. Call first if you know that a week will be hard; it is easier to move a collection than to repair one.</p>`,
  ),
  'change-the-collection-account': article(
    'How do I change the account that collections come from?',
    34,
    ['link-a-bank', 'how-collections-work', 'remove-a-connection'],
    `<p>Link the new account first. Then send a ticket and name it; the change counts from the second Monday after that.</p>
<p>Keep the old account open until a collection has come from the new one.</p>`,
  ),
  'pay-ahead-of-schedule': article(
    'Can I repay ahead of schedule?',
    22,
    ['what-financing-costs', 'read-your-statement', 'request-a-top-up'],
    `<p>At any time, in whole or in part. Ask for the amount by ticket, and transfer it with the contract number as the reference.</p>
<p>A part that you repay early shortens the schedule from its end; the weekly amount stays the same. What you have repaid can be drawn again as a top-up.</p>`,
  ),
  'read-your-statement': article(
    'How do I read my statement?',
    58,
    ['read-your-contract', 'how-collections-work', 'pay-ahead-of-schedule'],
    `<p>Each line of the transactions is one movement: funding, collection, refund or promotion. A collection has a minus sign; nothing else has.</p>
<p>Choose a period and export it as CSV for your accountant. The file has the full bank reference of every line.</p>`,
  ),
  'repay-in-a-slow-season': article(
    'What can I do in a slow season?',
    11,
    ['when-a-collection-fails', 'link-a-shop', 'how-collections-work'],
    `<p>If your shops are linked, we see the season coming. You can then ask for lower collections for up to eight weeks; the schedule grows longer by the difference, and the fee does not change.</p>
<p>Ask two weeks ahead. A change that is agreed shows in the schedule of the contract at once.</p>`,
  ),
} as const satisfies Articles;
