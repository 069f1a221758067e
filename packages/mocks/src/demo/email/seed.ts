import type { Mail, MailAttachment, MailFolder, MailLabel, MailPerson } from '@plinth/api-client/demo/email';
import { HOUR_MS, MINUTE_MS } from '#time.ts';
import { defineAccountTable, type Owner } from '../database.ts';
import { sampleInstant, type SampleTime } from '../dates.ts';
import { sampleFileUrl } from '../files.ts';
import { personOf } from '../people.ts';
import { SAMPLE_FILES, type SampleFileName } from '../sample-files.ts';

interface SampleMessage {
  /** Name of the sender; without one, the user. */
  readonly from?: string;
  /** Names; without any, the user. */
  readonly to?: readonly string[];
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly subject: string;
  readonly message: string;
  readonly files?: readonly SampleFileName[];
  readonly at: SampleTime;
}

interface SampleMail extends SampleMessage {
  readonly folder: MailFolder;
  readonly labels?: readonly MailLabel[];
  readonly replies?: readonly SampleMessage[];
  readonly isStarred?: true;
  readonly isUnread?: true;
}

const SAMPLE_MAILS: readonly SampleMail[] = [
  {
    folder: 'inbox',
    from: 'Marta Quill',
    subject: 'Friday delivery',
    message:
      '<p>Seven is taken on Friday. The next free slot at dock 2 is 10:30, and I can keep it for you until noon today.</p><p>Marta</p>',
    at: 40 * MINUTE_MS,
    labels: ['company'],
    isUnread: true,
  },
  {
    folder: 'inbox',
    from: 'Tomas Reyne',
    subject: 'Lease for Division Street',
    message:
      '<p>The owner signed this morning. Your copy is attached.</p><p>Have another look at <strong>clause 7</strong>: it now allows the awning.</p>',
    files: ['lease-division-street.pdf'],
    at: 95 * MINUTE_MS,
    labels: ['important', 'private'],
    isStarred: true,
    isUnread: true,
  },
  {
    folder: 'inbox',
    from: 'Priya Anand',
    cc: ['Celia Okafor'],
    subject: 'Re: October statement',
    message:
      '<p>I found it. September’s transfer fee was charged a second time in line 14, so you get $350 back.</p><p>Both files are attached: the new statement and its lines for your books.</p><p>Priya</p>',
    files: ['october-statement.pdf', 'october-lines.csv'],
    at: 3 * HOUR_MS,
    labels: ['company'],
    isStarred: true,
    replies: [
      {
        to: ['Priya Anand'],
        subject: 'October statement',
        message: '<p>The total is $350 higher than what I added up myself. Which of us is wrong?</p>',
        at: [-3, '09:12'],
      },
      {
        from: 'Priya Anand',
        subject: 'Re: October statement',
        message:
          '<p>Could be a fee. Tell me which lines look odd to you and I’ll compare them with the bank’s file.</p>',
        at: [-2, '11:48'],
      },
      {
        to: ['Priya Anand'],
        cc: ['Celia Okafor'],
        subject: 'Re: October statement',
        message: '<p>Lines 9 and 14 have the same amount. Celia needs this settled before she closes the month.</p>',
        at: [-1, '17:06'],
      },
    ],
  },
  {
    folder: 'inbox',
    from: 'Oakline Freight',
    subject: 'Pallets on order 5012',
    message:
      '<p>One of your twelve pallets missed the truck. Eleven are on the way to dock 2, and the other one follows on Monday at no charge.</p>',
    at: 4 * HOUR_MS,
    isUnread: true,
  },
  {
    folder: 'inbox',
    from: 'Hanne Vos',
    subject: 'Tasting notes for the autumn list',
    message:
      '<p>Seven of the nine are worth the shelf:</p><ul><li>Keep the two from the coast.</li><li>Drop the sweet one and the one with the owl.</li></ul><p>The rest is a matter of price.</p>',
    at: [-1, '15:20'],
    isStarred: true,
  },
  {
    folder: 'inbox',
    from: 'Corner Stationers',
    subject: 'Ready to collect: labels and till rolls',
    message: '<p>Six boxes are waiting behind the counter. We’re open until 6 PM.</p>',
    at: [-1, '10:02'],
    labels: ['company'],
  },
  {
    folder: 'inbox',
    from: 'Tidewater Credit Union',
    subject: 'Your data sharing has ended',
    message:
      '<p>You allowed Plinth to read your account for twelve months, and the time is up. Sign in to allow it for another year.</p>',
    at: [-2, '08:00'],
    labels: ['important'],
    isUnread: true,
  },
  {
    folder: 'inbox',
    from: 'Joel Abara',
    subject: 'Shelf plan, version 3',
    message:
      '<p>Oil moves up to eye level, vinegar moves down. That leaves the whole end bay for the gift boxes. OK to start on Sunday?</p>',
    at: [-3, '18:31'],
    labels: ['company'],
  },
  {
    folder: 'inbox',
    from: 'Ana Duarte',
    subject: 'Market on Saturday',
    message:
      '<p>I got us the corner again! Could you drop off four crates on Friday evening? I have the table and the sign.</p>',
    at: [-6, '20:15'],
    labels: ['personal'],
    isStarred: true,
  },
  {
    folder: 'inbox',
    from: 'Fennel Press',
    subject: 'Invoice for 12,000 paper bags',
    message: '<p>Thank you for the order. The price is the one from June, and payment is due in three weeks.</p>',
    at: [-10, '09:45'],
    labels: ['company'],
  },
  {
    folder: 'sent',
    to: ['Marta Quill', 'Oakline Freight'],
    cc: ['Joel Abara'],
    bcc: ['Celia Okafor'],
    subject: 'Re: Dock 2 this week',
    message: '<p>Friday it is. The order is attached, so that you both have the pallet numbers.</p>',
    files: ['order-5012.pdf'],
    at: [-1, '16:58'],
    labels: ['company'],
    replies: [
      {
        to: ['Marta Quill'],
        cc: ['Joel Abara'],
        bcc: ['Celia Okafor'],
        subject: 'Dock 2 this week',
        message:
          '<p>Could dock 2 take twelve pallets on Thursday or Friday? The plan of the ramp is attached for the driver.</p>',
        files: ['ramp-plan.pdf'],
        at: [-3, '11:20'],
      },
      {
        from: 'Marta Quill',
        subject: 'Re: Dock 2 this week',
        message: '<p>Thursday is full. Friday works, as long as you unload before eleven.</p>',
        at: [-2, '16:52'],
      },
    ],
  },
  {
    folder: 'sent',
    to: ['Nadia Petrov'],
    subject: 'Drawing for the pavement permit',
    message:
      '<p>Four tables, each two feet from the kerb, as you asked. Is a drawing by hand good enough if it’s to scale?</p>',
    at: [-4, '13:37'],
  },
  {
    folder: 'sent',
    to: ['Celia Okafor'],
    subject: 'Hours for payroll',
    message: '<p>Same as last month, plus nine hours for Leo: he covered two Saturdays.</p>',
    at: [-7, '17:40'],
    labels: ['private'],
    isStarred: true,
  },
  {
    folder: 'sent',
    to: ['Leo Marchetti'],
    subject: 'Cheese for the holidays',
    message: '<p>Please double the hard ones and skip the blue. Last year we gave half of it away.</p>',
    at: [-9, '08:25'],
    labels: ['personal'],
  },
  {
    folder: 'draft',
    to: ['Bram Lindqvist'],
    subject: 'Shelf labels: third round',
    message: '<p>The new labels stay on, even in the cold room. What would 2,000 of them cost in</p>',
    at: [-1, '19:03'],
  },
  {
    folder: 'draft',
    to: [],
    subject: 'Holiday opening hours',
    message: '<p>We’re open every day until the 24th, and closed from the 25th to the 27th.</p>',
    at: [-5, '21:10'],
    labels: ['company'],
  },
  {
    folder: 'spam',
    from: 'Prize Desk',
    subject: 'Your parcel with a gift card is waiting',
    message: '<p>Confirm your address within 24 hours and we’ll release your parcel. A small fee applies.</p>',
    at: [-1, '03:14'],
    isUnread: true,
  },
  {
    folder: 'spam',
    from: 'Rank Rocket',
    subject: 'First place in every search, guaranteed',
    message: '<p>Your shop doesn’t show up where it should. For $9 a day our robots fix that for you.</p>',
    at: [-4, '05:50'],
    isUnread: true,
  },
  {
    folder: 'spam',
    from: 'Bulk Bottles Direct',
    subject: 'Ten thousand bottles, leaving port today',
    message: '<p>A buyer pulled out and the container is already loaded. Name your price.</p>',
    at: [-8, '23:41'],
  },
  {
    folder: 'trash',
    from: 'Corner Stationers',
    subject: 'Calendars for next year',
    message: '<p>Printed with your logo, from 50 copies. Order by the end of the month.</p>',
    at: [-12, '10:30'],
  },
  {
    folder: 'trash',
    from: 'Joel Abara',
    subject: 'Shelf plan, version 2',
    message: '<p>An earlier try. The oil is still too low for most people.</p>',
    at: [-13, '18:05'],
    labels: ['company'],
  },
  {
    folder: 'trash',
    from: 'Harbor Hall',
    subject: 'Your trade fair badge',
    message: '<p>Show this mail at the door on the first day, and we’ll print the badge.</p>',
    at: [-16, '12:00'],
  },
];

const correspondentOf = (name: string): MailPerson => ({ name, email: personOf(name).email });

const attachmentOf = (fileName: SampleFileName): MailAttachment => ({
  fileName,
  thumbnail: null,
  url: sampleFileUrl(fileName),
  size: SAMPLE_FILES[fileName].size,
});

const messageOf = (
  now: Date,
  { fullName, email }: Owner,
  { from, to, cc = [], bcc = [], subject, message, files = [], at }: SampleMessage,
) => ({
  from: { ...(from === undefined ? { name: fullName, email } : correspondentOf(from)), avatar: null },
  to: to?.map(correspondentOf) ?? [{ name: fullName, email }],
  cc: cc.map(correspondentOf),
  bcc: bcc.map(correspondentOf),
  subject,
  message,
  attachments: files.map(attachmentOf),
  time: sampleInstant(now, at),
});

/** The stored mails. Read them with `mailsAt`, which first sends those that are due. */
export const mails = defineAccountTable<Mail>({
  name: 'mails',
  seed: ({ now, owner }) =>
    SAMPLE_MAILS.map(
      ({ folder, labels = [], replies = [], isStarred = false, isUnread = false, ...message }, index) => ({
        id: index + 1,
        ...messageOf(now, owner, message),
        replies: replies.map((reply) => messageOf(now, owner, reply)),
        isStarred,
        isRead: !isUnread,
        labels: [...labels],
        folder,
        sendAt: null,
      }),
    ),
});
