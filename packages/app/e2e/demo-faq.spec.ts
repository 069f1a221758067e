import { getKnowledgeCategory, getKnowledgeQuestion } from '@plinth/api-client/demo/knowledge-base';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, JOURNEY, test } from './support/test.ts';

test('a question is found by the search, opened, and opened again from its address', JOURNEY, async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('faq'));
  await expect(page.getByRole('tab', { name: /Payment/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('/');
  await page.keyboard.type('saturdays');
  await expect(page).toHaveURL(/[?&]q=saturdays/);
  await expect(page.getByRole('tab', { name: /Delivery/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('mark')).toHaveText('Saturdays');
  await page.locator('plinth-accordion-item').click();
  await expect(page).toHaveURL(/[?&]question=do-you-deliver-on-saturdays/);
  await expect(page.getByText('To home addresses, yes.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('To home addresses, yes.')).toBeVisible();
  // A hit within an answer is shown without opening it, and can be closed.
  await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('home addresses');
  await expect(page.locator('mark')).toHaveText('home addresses', { ignoreCase: true });
  await expect(page.locator('mark')).toBeVisible();
  await page.locator('plinth-accordion-item [slot=heading]').click();
  await expect(page.locator('mark')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('submarine');
  await expect(page.getByText('No answers found')).toBeVisible();
  await page.getByRole('link', { name: 'Open chat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
});

test('a topic of the knowledge base leads to an answer, which is rated, and back', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('knowledge-base'));
  await page.getByRole('searchbox', { name: 'Search topics' }).fill('slow season');
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasNotText: 'Find an answer' })).toHaveText([
    'Repayments',
  ]);
  await page.getByRole('link', { name: 'Repayments' }).click();
  await page.getByRole('link', { name: 'How do weekly collections work?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How do weekly collections work?' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Knowledge base', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.reload();
  await expect(page.getByText('Thanks for telling us.')).toBeVisible();
  await page.getByRole('link', { name: 'What happens when a collection fails?' }).click();
  await expect(page.getByText('We try again on Wednesday.')).toBeVisible();
  await page.locator('plinth-breadcrumb').getByRole('link', { name: 'Repayments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Repayments' })).toBeVisible();
  await page.goto(demoRoutes.hrefOf('knowledge-category', { category: 'cooking' }));
  await expect(page.getByText('This page doesn’t exist.')).toBeVisible();
});

/** Delays requests to a path by a second, and records each text of the breadcrumb in `globalThis.breadcrumbTexts`. */
function delayCallAndRecordBreadcrumb(path: string): void {
  Object.assign(globalThis, {
    XMLHttpRequest: class extends XMLHttpRequest {
      private isSlow = false;
      override open(method: string, url: string | URL, isAsync = true): void {
        this.isSlow = String(url).includes(path);
        super.open(method, url, isAsync);
      }
      override send(body?: XMLHttpRequestBodyInit | null): void {
        if (this.isSlow) setTimeout(() => super.send(body), 1000);
        else super.send(body);
      }
    },
  });
  const breadcrumbTexts = new Set<string>();
  Object.assign(globalThis, { breadcrumbTexts });
  new MutationObserver(() => {
    const items = [...document.querySelectorAll('plinth-breadcrumb-item')].map(({ textContent }) => textContent);
    if (items.length > 0) breadcrumbTexts.add(items.join(' / '));
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

for (const { name, path } of [getKnowledgeCategory, getKnowledgeQuestion]) {
  test(`the breadcrumb of an answer grows once when ${name} gets a late response`, async ({ page }) => {
    await openDemoAs(page, 'client', demoRoutes.hrefOf('knowledge-base'));
    await page.addInitScript(delayCallAndRecordBreadcrumb, path);
    await page.goto(demoRoutes.hrefOf('knowledge-question', { category: 'connections', question: 'link-a-bank' }));
    await expect(page.getByRole('heading', { level: 1, name: 'How do I link a bank?' })).toBeVisible();
    expect(await page.evaluate('[...breadcrumbTexts]')).toEqual([
      'Home / Pages / Knowledge base',
      'Home / Pages / Knowledge base / Banks and platforms / How do I link a bank?',
    ]);
  });
}

test('the breadcrumb of a question that was deleted names no page twice', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('knowledge-base'));
  await page.addInitScript(() => {
    globalThis.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL): void {
        super.open(method, String(url).replace('link-a-bank', 'deleted'), true);
      }
    };
  });
  await page.goto(demoRoutes.hrefOf('knowledge-question', { category: 'connections', question: 'link-a-bank' }));
  await expect(page.getByRole('alert')).toContainText('There is no such question');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question');
  await expect(page.locator('plinth-breadcrumb-item')).toHaveText([
    'Home',
    'Pages',
    'Knowledge base',
    'Banks and platforms',
    'Question',
  ]);
});
