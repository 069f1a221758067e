/** A comment of the sample data. */
export interface SampleComment {
  readonly name: string;
  readonly text: string;
  /** Hours after the post. */
  readonly after: number;
  readonly website?: string;
  /** The comment of the same post that it replies to, from 0. */
  readonly replyTo?: number;
}

/** The comments of each post of the sample data, in the order of the posts. */
export const SAMPLE_COMMENTS: readonly (readonly SampleComment[])[] = [
  [
    { name: 'Greta Nwosu', text: 'Paper is the part that everybody skips. It is also the part that works.', after: 5 },
    { name: 'Hugo Marsh', text: 'Do you count card payments that have not arrived yet?', after: 20 },
    { name: 'Ines Calloway', text: 'No. What has not arrived is a promise.', after: 27, replyTo: 1 },
  ],
  [
    { name: 'Elif Sander', text: 'I am one of the nurses. Thank you for the poppy seed rolls.', after: 9 },
    {
      name: 'Dario Fenn',
      text: 'We tried five o’clock and gave up after a month. Perhaps a month was too short.',
      after: 31,
    },
    { name: 'Joel Abara', text: 'It took them six weeks to break even, so yes.', after: 52, replyTo: 1 },
  ],
  [
    { name: 'Ilse Tanaka', text: 'The list of two weeks was an unpleasant mirror. We hired in May.', after: 12 },
    { name: 'Jonas Reed', text: 'Nineteen hours of parcels. I felt that.', after: 40 },
    { name: 'Carys Lindqvist', text: 'How did you find somebody for mornings only?', after: 64 },
  ],
  [
    { name: 'Farid Holm', text: 'Sign number two: we call it the haunted column.', after: 3 },
    { name: 'Ada Moreno', text: 'And a fifth sign: it takes a minute to open.', after: 18 },
    { name: 'Tomas Reyne', text: 'That one is going into the next version.', after: 22, replyTo: 1 },
  ],
  [
    { name: 'Bram Okafor', text: 'What was in the soup?', after: 7 },
    { name: 'Celia Okafor', text: 'Last summer’s pumpkins, which is the whole idea.', after: 11, replyTo: 0 },
    {
      name: 'Greta Nwosu',
      text: 'We do the same with bicycles: repair evenings in February.',
      after: 70,
      website: 'https://bicycles.example.com',
    },
  ],
  [
    { name: 'Hugo Marsh', text: 'Printed, and hung beside the safe.', after: 4 },
    { name: 'Dario Fenn', text: 'Is a loan from the family a payable or equity?', after: 28 },
    { name: 'Marta Quill', text: 'A payable, until Christmas is over.', after: 33, replyTo: 1 },
  ],
  [
    { name: 'Elif Sander', text: 'Eleven seconds is the best number in this post.', after: 6 },
    { name: 'Ilse Tanaka', text: 'We kept the nines for the web shop and dropped them in the store.', after: 25 },
    { name: 'Jonas Reed', text: 'Which olives?', after: 49 },
  ],
  [
    { name: 'Ada Moreno', text: 'The rule about money would solve our coffee machine as well.', after: 8 },
    { name: 'Farid Holm', text: 'Who insures the van?', after: 30 },
    { name: 'Bram Lindqvist', text: 'The florist; the other two pay a third each.', after: 41, replyTo: 1 },
  ],
  [
    { name: 'Carys Lindqvist', text: 'February is when we argue about it. The food is a good idea.', after: 10 },
    { name: 'Greta Nwosu', text: 'Closing all at once felt wrong until we saw the figures.', after: 36 },
    { name: 'Hanne Vos', text: 'And the customers remember it: ours ask when, not why.', after: 44, replyTo: 1 },
  ],
  [
    { name: 'Bram Okafor', text: 'We found a key to a shop that we left in 2019.', after: 2 },
    { name: 'Jonas Reed', text: 'Could you share the list as a file?', after: 16 },
    {
      name: 'Ilse Tanaka',
      text: 'I keep mine in the same folder as the contract, so that it turns up at the right time.',
      after: 60,
      website: 'https://tanaka-repairs.example.com',
    },
  ],
  [
    { name: 'Dario Fenn', text: 'As a customer from the other side: I now come twice as often.', after: 14 },
    { name: 'Hugo Marsh', text: 'Why not June?', after: 38 },
    { name: 'Leo Marchetti', text: 'Every mast in the harbor is up, and every sail is late.', after: 45, replyTo: 1 },
  ],
  [
    { name: 'Hanne Vos', text: 'The sentence is the hard part. Could you add two examples?', after: 3 },
    { name: 'Ana Duarte', text: 'I will, before it is published.', after: 5, replyTo: 0 },
    { name: 'Tomas Reyne', text: 'The title is longer than the window.', after: 9 },
  ],
];
