import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from 'custom-elements-manifest/schema';
import { expect, it } from 'vitest';
import { elementApis } from '../gen/api.ts';
import { createLlmsText } from './llms.ts';
import { KIT } from './sources.ts';

const TIMEOUT_MS = 120_000;

it(
  'shows the first story of every element as HTML',
  async () => {
    const apis = elementApis(JSON.parse(readFileSync(join(KIT, 'custom-elements.json'), 'utf8')) as Package);
    const sections = (await createLlmsText(apis)).split(/^## /m).slice(1);
    expect(sections).toHaveLength(apis.length);
    for (const [index, { tag }] of apis.entries()) expect(sections[index]).toContain(`<${tag}`);
    expect(sections.find((section) => section.startsWith('plinth-alert\n'))).toContain(
      [
        '```html',
        '<script type="module">',
        "  import '@plinth/ui-kit/define/alert';",
        '</script>',
        '',
        '<plinth-alert>Collections pause on bank holidays.</plinth-alert>',
        '```',
      ].join('\n'),
    );
  },
  TIMEOUT_MS,
);
