import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, JOURNEY, test } from './support/test.ts';

test(
  'a page of the showcase has live examples with their code, in the chosen skin and direction',
  JOURNEY,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDemoAs(page, 'admin', demoRoutes.hrefOf('accordion'));
    const section = page.getByRole('region', { name: 'One at a time' });
    await section.scrollIntoViewIfNeeded();
    const answers = section.locator('plinth-accordion-item');
    await answers.nth(1).locator('summary').click();
    await expect(answers.nth(1)).toHaveJSProperty('open', true);
    await expect(answers.nth(0)).toHaveJSProperty('open', false);

    await section.getByRole('button', { name: 'Show code' }).click();
    const code = section.locator('plinth-code-snippet');
    await expect(code).toContainText("import '@plinth/ui-kit/define/accordion';");
    await section.getByRole('radio', { name: 'React' }).click();
    await expect(code).toContainText("import { Accordion } from '@plinth/ui-kit/react/accordion';");

    const stage = section.locator('.docs-stage');
    await page.getByRole('radio', { name: 'Right to left' }).click();
    await expect(stage).toHaveCSS('direction', 'rtl');
    await page.getByRole('radio', { name: 'Dark' }).click();
    await expect(stage).toHaveAttribute('data-skin', 'dark');
    await expect(page.locator('html')).not.toHaveAttribute('data-skin', 'dark');
    await page.reload();
    await expect(stage).toHaveAttribute('data-skin', 'dark');
  },
);

test('the index follows the scroll, and an address with an anchor or an example opens there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('alerts'));
  const index = page.getByRole('navigation', { name: 'On this page' });
  await index.getByRole('link', { name: 'Dismissible' }).click();
  await expect(index.locator('[aria-current]')).toHaveText('Dismissible');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dismissible' })).toBeInViewport();
  await page.goto(demoRoutes.hrefOf('alerts', {}, { example: 'dismissible' }));
  await expect(page.getByRole('heading', { name: 'Dismissible' })).toBeVisible();
  await expect(page.locator('[data-example]')).toHaveCount(1);
});

test('the reference of an element is below its examples', async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('alerts'));
  await page.getByRole('link', { name: 'Reference' }).click();
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'API of <plinth-alert>' })).toBeVisible();
});

test(
  'a page changes the layout while it is open, also after a reload, and the next one has its own',
  JOURNEY,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDemoAs(page, 'admin', demoRoutes.hrefOf('layout-empty'));
    const menu = page.locator('plinth-side-menu');
    await expect(menu).toBeVisible();
    await page.goto(demoRoutes.hrefOf('without-menu'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(menu).toBeVisible();
    await page.goto(demoRoutes.hrefOf('layout-blank'));
    await expect(page.getByRole('banner')).toBeHidden();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(menu).toBeVisible();
  },
);

test('a page of the showcase opens from the menu and from the search', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('todo'));
  await page.locator('plinth-side-menu').getByRole('button', { name: 'Components', exact: true }).click();
  await page.locator('plinth-side-menu').getByRole('link', { name: 'Alerts', exact: true }).click();
  await expect(page).toHaveTitle('Alerts – Plinth');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('accord');
  await page.getByRole('option', { name: 'Accordion' }).click();
  await expect(page).toHaveTitle('Accordion – Plinth');
});

test(
  'the example of a form says what is missing, and its code can be copied as it stands',
  JOURNEY,
  async ({ page }) => {
    await openDemoAs(page, 'admin', demoRoutes.hrefOf('form-validation'));
    const section = page.getByRole('region', { name: 'Basic' });
    const company = section.getByRole('textbox', { name: 'Company' });
    await section.getByRole('button', { name: 'Apply' }).click();
    await expect(company).toBeFocused();
    await expect(company).toHaveAttribute('aria-invalid', 'true');
    await section.getByRole('button', { name: 'Show code' }).click();
    const code = section.locator('plinth-code-snippet');
    await expect(code).toContainText("import { MoneyField } from '@plinth/ui-kit/react/money-field';");
    await expect(section.getByRole('radio', { name: 'Vue' })).toHaveCount(0);
  },
);

test('an example of an extension works by keyboard', JOURNEY, async ({ page }) => {
  await openDemoAs(page, 'admin', demoRoutes.hrefOf('ratings'));
  const section = page.getByRole('region', { name: 'Controlled, with events and a text' });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('radio').nth(3).focus();
  await page.keyboard.press('ArrowRight');
  await expect(section.getByText('Very good')).toBeVisible();
});
