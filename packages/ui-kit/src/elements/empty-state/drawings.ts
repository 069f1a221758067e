import { svg, type SVGTemplateResult } from 'lit';

/*
 * Drawings of a column with an Attic base, 132 × 84, with one-pixel lines on half pixels: outline, courses, flutes,
 * ground line and one brass line. They are composed of shapes, so that a shape can be moved by changing one number.
 */

const GROUND_LINE = 'M12 78.5h108';

/** Returns horizontal lines from `x` with the given width, one at each `y`. */
function horizontalLines(x: number, width: number, ys: readonly number[]): string {
  return ys.map((y) => `M${x} ${y}h${width}`).join('');
}

/** Returns vertical lines from `top` with the given length, one at each `x`. */
function verticalLines(top: number, length: number, xs: readonly number[]): string {
  return xs.map((x) => `M${x} ${top}v${length}`).join('');
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

/** The drawing of an empty state: the base of a column, with the missing shaft dotted. */
export const emptyDrawing: SVGTemplateResult = svg`
  <path opacity="0.75" d=${block(24.5, 58.5, 83, 20) + torus(32, 46.5, 68, 12)}></path>
  <path opacity="0.42" d=${horizontalLines(24.5, 83, [63.5, 68.5, 73.5]) + horizontalLines(34, 64, [50.5, 54.5]) + GROUND_LINE}></path>
  <path opacity="0.45" stroke-dasharray="2 4" d=${`M46.5 42V10.5h39V42${verticalLines(10.5, 31.5, [56.5, 66.5, 76.5])}`}></path>
  <path class="brass" d="M24.5 58.5h83"></path>`;

/** The drawing of an error: a column whose upper drum is out of line. */
export const errorDrawing: SVGTemplateResult = svg`
  <path opacity="0.75" d=${block(24.5, 62.5, 83, 16) + torus(35, 52.5, 62, 10)}></path>
  <path opacity="0.75" d="M46.5 52.5v-15h39v15M55.5 31.5v-25h39v25z"></path>
  <path opacity="0.42" d=${horizontalLines(24.5, 83, [67.5, 72.5]) + horizontalLines(36, 60, [55.5, 58.5]) + GROUND_LINE}></path>
  <path opacity="0.42" d=${verticalLines(37.5, 15, [53.5, 59.5, 66.5, 72.5, 78.5]) + verticalLines(6.5, 25, [62.5, 68.5, 75.5, 81.5, 87.5])}></path>
  <path class="brass" d="M46.5 37.5h39"></path>`;
