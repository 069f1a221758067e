import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { openDemoAs } from './support/demo.ts';
import { expect, JOURNEY, test } from './support/test.ts';

test('a chart is drawn in the colors of the skin, and shows its values as a table', JOURNEY, async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('charts-apex'));
  const line = page.locator('#line .apexcharts-line-series path').first();
  await expect(line).toBeVisible();
  const lightColor = await line.getAttribute('stroke');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(line).not.toHaveAttribute('stroke', lightColor ?? '');
  await page.getByRole('button', { name: 'Show data: Line' }).click();
  const table = page.getByRole('table', { name: 'Revenue by month' });
  await expect(table.getByRole('row').nth(12)).toHaveText(/Dec\s*\$78,300\s*\$69,400/);
  await page.getByRole('button', { name: 'Show chart: Line' }).click();
  await expect(line).toBeVisible();
});

test('the sections of a page of charts have addresses', async ({ page }) => {
  await openDemoAs(page, 'client', demoRoutes.hrefOf('charts-recharts'));
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Scatter' }).click();
  await expect(page).toHaveURL(/#scatter$/);
  await expect(page.getByRole('heading', { name: 'Scatter' })).toBeInViewport();
  await expect(page.locator('#scatter .recharts-scatter-symbol')).toHaveCount(14);
});

test('the labels of the axis of horizontal bars do not overlap on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openDemoAs(page, 'client', demoRoutes.hrefOf('charts-apex'));
  await page.getByRole('heading', { name: 'Bar', exact: true }).scrollIntoViewIfNeeded();
  const labels = page.locator('#bar .apexcharts-xaxis-label');
  await expect(labels.first()).toBeVisible();
  const boxes = await labels.evaluateAll((all) =>
    all.map((label) => label.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  expect(boxes.length).toBeGreaterThan(1);
  const ordered = boxes.toSorted((a, b) => a.left - b.left);
  for (const [index, { left }] of ordered.entries()) expect(left).toBeGreaterThan(ordered[index - 1]?.right ?? 0);
});
