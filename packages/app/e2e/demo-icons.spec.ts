import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, JOURNEY, test } from './support/test.ts';

test(
  'icons are found by name and tag, keep size and language in the address, and copy their code',
  JOURNEY,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await openDemoAs(page, 'admin', demoRoutes.hrefOf('icons'));
    const icons = page.getByRole('list', { name: 'Icons' }).getByRole('button');
    await expect(page.getByText(/^(\d,\d{3}) of \1 icons\./)).toBeVisible();
    await expect(icons).toHaveCount(240);
    await page.getByRole('button', { name: 'Show 240 more' }).click();
    await expect(icons).toHaveCount(480);

    await page.keyboard.press('/');
    await page.keyboard.type('savings');
    await expect(page.getByRole('button', { name: 'piggy-bank', exact: true })).toBeVisible();
    await page.getByRole('slider', { name: 'Size' }).press('ArrowRight');
    await page.getByRole('radio', { name: 'React' }).press(' ');
    await expect(page).toHaveURL(/q=savings&size=25&code=react$/);
    await page.reload();
    const icon = page.getByRole('button', { name: 'piggy-bank', exact: true });
    await expect(icon.locator('plinth-icon')).toHaveCSS('inline-size', '25px');
    await icon.press('Enter');
    await expect(page.getByText('Code of piggy-bank copied')).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search icons' });
    await search.fill('');
    await search.press('ControlOrMeta+v');
    await expect(search).toHaveValue(/<Icon path=\{iconPiggyBank\} \/>/);

    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect(page.getByText(/^(\d,\d{3}) of \1 icons\./)).toBeVisible();
  },
);
