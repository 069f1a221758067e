/** Addresses that a link of the kit renders. */
export const SAFE_ADDRESSES: readonly string[] = [
  'https://example.test/pay?amount=1#top',
  'HTTPS://example.test',
  'http://example.test',
  '//example.test/path',
  'mailto:help@example.test',
  'tel:+15035550148',
  '/tickets',
  'tickets/4417',
  '../tickets',
  './a:b',
  '#main',
  '?page=2',
  '',
];

/** Addresses that no link of the kit renders: they run a script, or carry a document of their own. */
export const REFUSED_ADDRESSES: readonly string[] = [
  // oxlint-disable-next-line no-script-url -- what the elements have to refuse
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '  javascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001\u001Fjavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'j\r\navascript:alert(1)',
  'javascript\t:alert(1)',
  // oxlint-disable-next-line no-script-url -- what the elements have to refuse
  'javascript://example.test/%0Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  ' data:,a',
  'vbscript:msgbox(1)',
  '\tVBScript:msgbox(1)',
  'vb\nscript:msgbox(1)',
  'blob:https://example.test/4417',
  'file:///etc/passwd',
  'filesystem:https://example.test/temporary/a.html',
  'view-source:https://example.test',
  'intent:scan#Intent;end',
];
