import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize.ts';

function sanitized(html: string): string {
  const container = document.createElement('div');
  container.append(sanitizeHtml(html));
  return container.innerHTML;
}

describe('sanitizeHtml', () => {
  it.each([
    '<p>Twelve <strong>crates</strong> of <em>plums</em></p><ul><li>ripe</li></ul>',
    '<ol start="3"><li dir="rtl">نعم</li></ol>',
    '<p align="center">In the middle</p>',
    '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td rowspan="2">b</td><td>c</td></tr></tbody></table>',
  ])('keeps %s', (html) => {
    expect(sanitized(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<img src="https://example.com/a.png" onerror="alert(1)">', ''],
    ['<p onclick="alert(1)" style="position:fixed" class="card" id="root">text</p>', '<p>text</p>'],
    ['<iframe src="https://example.com"></iframe>', ''],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', ''],
    ['<form action="https://example.com"><input name="password"></form>', ''],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
    ['<plinth-button href="javascript:alert(1)">press</plinth-button>', 'press'],
  ])('removes what may load or run from %s', (html, expected) => {
    expect(sanitized(html)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.com',
    '/path',
  ])('removes the address %j of a link', (href) => {
    expect(sanitized(`<a href="${href}">link</a>`)).not.toContain('href');
  });

  it('opens links in a new tab that knows nothing of this one', () => {
    const [link] = sanitizeHtml('<a href="https://example.com/x" target="_self">link</a>').children;
    expect([link?.getAttribute('href'), link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
      'https://example.com/x',
      '_blank',
      'noopener noreferrer nofollow',
    ]);
  });
});
