import { svg, type SVGTemplateResult } from 'lit';

/*
 * An attic base drawn with one-pixel lines on half pixels, 132 × 84: outline, courses, flutes, ground line, and one
 * brass line. It is built from its members, so that a part can be moved by changing one number.
 */

const GROUND = 'M12 78.5h108';

/** Returns horizontal lines from `x` with the length `width`, one at each height. */
function rules(x: number, width: number, heights: readonly number[]): string {
  return heights.map((y) => `M${x} ${y}h${width}`).join('');
}

/** Returns vertical lines from `top` with the given length, one at each position. */
function flutes(top: number, length: number, places: readonly number[]): string {
  return places.map((x) => `M${x} ${top}v${length}`).join('');
}

/** Returns a block with square corners. */
function block(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Returns a torus: a course with semicircular ends. */
function torus(x: number, y: number, width: number, height: number): string {
  const r = height / 2;
  return `M${x + r} ${y}h${width - height}a${r} ${r} 0 0 1 0 ${height}h${height - width}a${r} ${r} 0 0 1 0 ${-height}z`;
}

/** The base of a column; the missing shaft is dotted. */
export const waitingBase: SVGTemplateResult = svg`
  <path opacity="0.75" d=${block(24.5, 58.5, 83, 20) + torus(32, 46.5, 68, 12)}></path>
  <path opacity="0.42" d=${rules(24.5, 83, [63.5, 68.5, 73.5]) + rules(34, 64, [50.5, 54.5]) + GROUND}></path>
  <path opacity="0.45" stroke-dasharray="2 4" d=${`M46.5 42V10.5h39V42${flutes(10.5, 31.5, [56.5, 66.5, 76.5])}`}></path>
  <path class="brass" d="M24.5 58.5h83"></path>`;

/** A column whose upper drum is out of line. */
export const shiftedShaft: SVGTemplateResult = svg`
  <path opacity="0.75" d=${block(24.5, 62.5, 83, 16) + torus(35, 52.5, 62, 10)}></path>
  <path opacity="0.75" d="M46.5 52.5v-15h39v15M55.5 31.5v-25h39v25z"></path>
  <path opacity="0.42" d=${rules(24.5, 83, [67.5, 72.5]) + rules(36, 60, [55.5, 58.5]) + GROUND}></path>
  <path opacity="0.42" d=${flutes(37.5, 15, [53.5, 59.5, 66.5, 72.5, 78.5]) + flutes(6.5, 25, [62.5, 68.5, 75.5, 81.5, 87.5])}></path>
  <path class="brass" d="M46.5 37.5h39"></path>`;
