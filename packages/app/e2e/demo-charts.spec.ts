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

test('the values of horizontal bars stand at their ends inside the card on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openDemoAs(page, 'client', demoRoutes.hrefOf('charts-apex'));
  await page.getByRole('heading', { name: 'Bar', exact: true }).scrollIntoViewIfNeeded();
  const values = page.locator('#bar .apexcharts-datalabel');
  await expect(values).toHaveText(['$184,300', '$96,800', '$41,200', '$128,500', '$17,600']);
  const edge = await page.locator('#bar .chart-drawing').evaluate((drawing) => drawing.getBoundingClientRect().right);
  const ends = await values.evaluateAll((all) => all.map((value) => value.getBoundingClientRect().right));
  for (const end of ends) expect(end).toBeLessThanOrEqual(edge);
});

test('the months of a chart are level and apart on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openDemoAs(page, 'client', demoRoutes.hrefOf('charts-apex'));
  const months = page.locator('#line .apexcharts-xaxis-label').filter({ hasText: /./ });
  await expect(months.first()).toBeVisible();
  const boxes = await months.evaluateAll((all) =>
    all.map((month) => month.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
  );
  expect(boxes.length).toBeGreaterThan(2);
  const ordered = boxes.toSorted((a, b) => a.left - b.left);
  for (const [index, { left }] of ordered.entries()) expect(left).toBeGreaterThan(ordered[index - 1]?.right ?? 0);
  expect(new Set(ordered.map(({ top }) => Math.round(top))).size).toBe(1);
});
