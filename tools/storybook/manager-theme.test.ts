import { describe, expect, it } from 'vitest';
import { frameColors, hexOf } from './manager-theme.ts';

describe('managerTheme', () => {
  it.each([
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0 0 0)', '#000000'],
    ['oklch(0.628 0.2577 29.23)', '#ff0000'],
    ['oklch(1 0 0 / 0.5)', '#ffffff80'],
  ])('converts %s to %s', (color, hex) => {
    expect(hexOf(color)).toBe(hex);
  });

  it('rejects invalid colors', () => {
    expect(() => hexOf('transparent')).toThrow('"transparent" is not an oklch() color.');
  });

  it('uses the colors of the skin', () => {
    const [light, dark] = [frameColors('light'), frameColors('dark')];
    expect(light.barBg).toBe('#ffffff');
    expect(Object.values(light).filter((color) => !/^#[\da-f]{6}(?:[\da-f]{2})?$/.test(color))).toEqual([]);
    expect(Number.parseInt(light.appBg.slice(1, 3), 16)).toBeGreaterThan(240);
    expect(Number.parseInt(dark.appBg.slice(1, 3), 16)).toBeLessThan(40);
  });
});
