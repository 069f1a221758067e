import { describe, expect, it, test } from 'vitest';
import { checkTicket } from '../check-ticket.ts';
import { draftIn } from '../place.ts';
import { nameOfKey } from './file-name.ts';
import { LARGEST_FILE, sortFiles } from './sort-files.ts';
import { isTrustedAddress } from './trusted-address.ts';

describe('the files that a ticket takes', () => {
  const file = (name: string, size = 1) => ({ name, size });

  it('are PDF, PNG, JPG, CSV and XLSX, whatever their letters', () => {
    const taken = ['a.pdf', 'A.PDF', 'b.png', 'c.jpg', 'd.jpeg', 'e.csv', 'f.xlsx'].map((name) => file(name));
    expect(sortFiles(taken, 10)).toEqual({ taken, refused: [] });
    expect(
      sortFiles(
        ['run.exe', 'pdf', 'a.pdf.html', ''].map((name) => file(name)),
        10,
      ).refused.map(({ why }) => why),
    ).toEqual(Array(4).fill('type'));
  });

  it('are 20 MB at most', () => {
    const { taken, refused } = sortFiles([file('a.pdf', LARGEST_FILE), file('b.pdf', LARGEST_FILE + 1)], 10);
    expect(taken).toEqual([file('a.pdf', LARGEST_FILE)]);
    expect(refused).toEqual([{ name: 'b.pdf', why: 'size' }]);
  });

  it('are as many as there is room for, and a wrong one takes none', () => {
    const { taken, refused } = sortFiles([file('run.exe'), file('a.pdf'), file('b.pdf')], 1);
    expect(taken).toEqual([file('a.pdf')]);
    expect(refused.map(({ why }) => why)).toEqual(['type', 'many']);
  });
});

test.each([
  ['tickets/c1/0001/Beleg für “März”.pdf', 'Beleg für “März”.pdf'],
  ['tickets/c1/..\\..\\a.pdf', 'a.pdf'],
  ['plain.csv', 'plain.csv'],
  ['folder/name/', 'name'],
  ['x/invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['x/a\u0000b\n.pdf', 'ab.pdf'],
  ['/', 'file'],
])('the file under %j is named %j', (key, name) => {
  expect(nameOfKey(key)).toBe(name);
});

describe('an address that a customer’s file travels over', () => {
  const mock = { apiUrl: '/v1', base: 'http://localhost:4173', isMock: true };

  test.each([
    ['https://storage.example/a?signature=1', true],
    ['http://localhost:4173/v1/files/objects?key=a', true],
    ['http://localhost:9999/v1/files', false],
    ['http://storage.example/a', false],
    ['https://user@storage.example/a', false],
    ['javascript:alert(1)', false],
    ['data:text/html,a', false],
    ['blob:http://localhost:4173/1', false],
    ['/v1/files', false],
    ['', false],
  ])('%j: %s', (address, isTrusted) => {
    expect(isTrustedAddress(address, mock)).toBe(isTrusted);
  });

  it('is over TLS whenever no mock answers', () => {
    expect(isTrustedAddress('http://localhost:4173/v1/files', { ...mock, isMock: false })).toBe(false);
    expect(isTrustedAddress('https://storage.example/a', { ...mock, isMock: false })).toBe(true);
  });
});

test.each([
  ['', null],
  ['?new=other', null],
  ['?new=ticket', 'ticket'],
  ['?new=topup', 'topup'],
  ['?new=topup&available=99999999900&account=Mallory&message=Pay+me', 'topup'],
])('the address %j asks for the draft %j and for nothing else', (search, draft) => {
  expect(draftIn(search)).toBe(draft);
});

test.each([
  [{ subject: 'a', message: 'b' }, {}],
  [
    { subject: ' ', message: '\n' },
    { subject: 'tickets.form.subjectMissing', message: 'tickets.form.messageMissing' },
  ],
  [{ subject: 'a'.repeat(120), message: 'b'.repeat(5_000) }, {}],
  [
    { subject: 'a'.repeat(121), message: 'b'.repeat(5_001) },
    { subject: 'tickets.form.subjectLong', message: 'tickets.form.messageLong' },
  ],
])('what is wrong with a ticket is said beside its field (%#)', (words, wrong) => {
  expect(checkTicket(words)).toEqual(wrong);
});
