import type { PostDrawing } from '@plinth/api-client/demo/blog';
import type { Drawing } from '../shop/product-art.ts';

/** Returns a rectangle with rounded corners. */
const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** Returns a circle. */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Returns numbers from the first to the last, a step apart. */
const range = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

/** Returns vertical lines a step apart. */
const verticals = (first: number, last: number, step: number, top: number, bottom: number): string =>
  range(first, last, step)
    .map((x) => `M${x} ${top}V${bottom}`)
    .join('');

/** Returns horizontal lines a step apart. */
const horizontals = (first: number, last: number, step: number, left: number, right: number): string =>
  range(first, last, step)
    .map((y) => `M${left} ${y}H${right}`)
    .join('');

/** The drawings of posts, on a field of 200 × 100. */
export const POST_ART: Readonly<Record<PostDrawing, Drawing>> = {
  boat: [
    ['outline', 'M99.5 10V70'],
    ['body', 'M95 14v50H52z'],
    ['hatching', verticals(60, 92, 4, 58, 62)],
    ['detail', 'M95 28 84 28M95 42 73 42M95 54 63 54'],
    ['body', 'M104 20v44h36z'],
    ['shade', 'M104 20v44h36z'],
    ['body', 'M44 70h112l-14 18H58z'],
    ['shade', 'M128 70h28l-14 18h-14z'],
    ['brass', 'M46.5 74.5H152.5'],
    ['hatching', 'M24 92.5H62M72 92.5H128M140 92.5H178M34 96.5H94M106 96.5H162'],
  ],
  bridge: [
    ['outline', 'M16 34.5H184'],
    ['detail', verticals(20, 180, 10, 34, 44)],
    ['body', 'M16 44h168v10h-8v38h-16V78a20 20 0 0 0-40 0v14h-40V78a20 20 0 0 0-40 0v14H24V54h-8z'],
    ['shade', 'M160 54h16v38h-16z'],
    ['hatching', horizontals(58, 90, 4, 26, 38) + horizontals(58, 90, 4, 82, 118)],
    ['brass', 'M16 48.5H184'],
    ['hatching', 'M14 96.5H72M84 96.5H132M146 96.5H186'],
  ],
  calendar: [
    ['body', box(58, 16, 84, 74, 4)],
    ['tint', box(58, 16, 84, 16, 4)],
    ['detail', 'M58 32.5H142'],
    ['outline', 'M74.5 10V22M100.5 10V22M125.5 10V22'],
    ['hatching', horizontals(44.5, 80.5, 12, 64, 136) + verticals(76.5, 124.5, 12, 36, 86)],
    ['shade', box(100, 57, 36, 11)],
    ['brass', box(77, 45, 11, 11)],
    ['solid', circle(82.5, 50.5, 2)],
  ],
  greenhouse: [
    ['body', 'M40 90V44l60-30 60 30v46z'],
    ['shade', 'M130 29l30 15v46h-30z'],
    ['outline', 'M100 90c0-14-2-20-10-24M100 78c2-8 6-12 12-14M100 66c-2-6-2-10 1-16'],
    ['outline', 'M64 90c0-10-2-16-8-18M64 82c2-6 5-9 10-10M138 90c0-12 2-16 8-20M138 80c-2-5-4-8-9-9'],
    ['detail', 'M40 44.5H160M40 67.5H160M70.5 29V90M100.5 14V90M130.5 29V90'],
    ['hatching', 'M48 50l10 10M48 56l6 6M108 50l12 12M108 56l8 8'],
    ['brass', 'M40 48.5H160'],
    ['body', box(36, 88, 128, 4)],
  ],
  keys: [
    ['outline', circle(100, 34, 22)],
    ['outline', circle(100, 34, 19)],
    ['body', 'M82 46l-8-6-24 34 4 12 12-2 6-9-5-4 4-6 5 3z'],
    ['shade', 'M78 43l4 3-24 34-4 6-4-12z'],
    ['body', 'M96 54h10v26l6 4-6 4v6l-5 4-5-4z'],
    ['hatching', verticals(98, 104, 3, 58, 92)],
    ['body', 'M118 46l8-6 26 36-3 11-12-1-5-8 5-4-5-6-4 3z'],
    ['brass', 'M81 22.5a22 22 0 0 1 38 0'],
    ['detail', 'M60 70l16-22M124 48l20 28'],
  ],
  ledger: [
    ['body', 'M100 28C84 20 58 18 34 22v58c24-4 50-2 66 6z'],
    ['body', 'M100 28c16-8 42-10 66-6v58c-24-4-50-2-66 6z'],
    ['shade', 'M136 20.5c10 0 20 .5 30 1.500v58c-10-1.500-20-2-30-1.500z'],
    ['detail', 'M44 34c16-2 32 0 46 5M44 44c16-2 32 0 46 5M44 54c16-2 32 0 46 5M44 64c16-2 32 0 46 5'],
    ['detail', 'M110 39c10-4 18-5 26-5M110 49c10-4 18-5 26-5M110 59c10-4 18-5 26-5'],
    ['hatching', 'M144 35h14M144 45h14M144 55h14M144 65h14'],
    ['outline', 'M34 84c24-4 50-2 66 6 16-8 42-10 66-6'],
    ['brass', 'M100 28v64M100 84l8 10 4-6'],
    ['solid', circle(151, 71, 2)],
  ],
  market: [
    ['outline', 'M46.5 40V92M153.5 40V92'],
    ['body', 'M40 16h120l10 22H30z'],
    ['shade', 'M140 16h20l10 22h-24z'],
    ['detail', 'M58 16 52 38M76 16 73 38M94 16 93 38M112 16 113 38M130 16 134 38'],
    [
      'outline',
      `M30 38${range(1, 10, 1)
        .map(() => 'a7 7 0 0 0 14 0')
        .join('')}`,
    ],
    ['body', box(40, 66, 120, 26)],
    ['hatching', horizontals(76, 88, 4, 44, 156)],
    ['brass', 'M40 70.5H160'],
    ['body', circle(58, 60, 6)],
    ['body', circle(70, 60, 6)],
    ['body', circle(64, 52, 6)],
    ['body', 'M88 66l3-12h18l3 12z'],
    ['body', circle(128, 61, 5)],
    ['body', circle(139, 61, 5)],
    ['body', circle(150, 61, 5)],
  ],
  meeting: [
    ['outline', 'M100.5 6V20'],
    ['body', 'M86 20h29l8 14H78z'],
    ['shade', 'M104 20h11l8 14h-16z'],
    ['brass', 'M79 31.5H122'],
    ['hatching', 'M82 38 66 58M90 38 82 58M98 38V58M106 38 114 58M114 38 130 58'],
    ['body', box(30, 60, 140, 7)],
    ['outline', 'M40.5 67V92M159.5 67V92'],
    ['outline', 'M52 92V74h20v18M128 92V74h20v18M52 82h20M128 82h20'],
    ['panel', box(60, 55, 20, 5)],
    ['panel', box(118, 53, 14, 7, 2)],
    ['detail', 'M92 60v-8h10v8M64 57.500h12'],
  ],
  oven: [
    ['body', box(86, 4, 28, 16)],
    ['body', box(42, 18, 116, 74, 3)],
    ['shade', box(140, 18, 18, 74)],
    ['hatching', horizontals(26, 86, 10, 44, 156)],
    ['hatching', 'M56 26V36M80 36V46M56 46V56M144 26V36M132 36V46M144 46V56M120 26V36'],
    ['panel', 'M64 84V60a36 30 0 0 1 72 0v24z'],
    ['outline', 'M64 84V60a36 30 0 0 1 72 0v24z'],
    ['body', 'M72 80c0-8 5-12 12-12s12 4 12 12z'],
    ['body', 'M102 80c0-8 5-12 12-12s12 4 12 12z'],
    ['detail', 'M80 74l3-4M86 74l3-4M110 74l3-4M116 74l3-4'],
    ['brass', 'M60 84.5H140'],
    ['detail', 'M96 4V0M104 4V0'],
  ],
  scales: [
    ['outline', 'M99.500 22V84M101.500 22V84'],
    ['outline', 'M48 26.5H153'],
    ['body', circle(100.5, 22, 5)],
    ['outline', 'M48 26 32 62M48 26 64 62M153 26 137 54M153 26 169 54'],
    ['body', 'M28 62h40a20 12 0 0 1-40 0z'],
    ['body', 'M133 54h40a20 12 0 0 1-40 0z'],
    ['shade', 'M54 62h14a20 12 0 0 1-17 10zM159 54h14a20 12 0 0 1-17 10z'],
    ['body', box(40, 50, 7, 12)],
    ['body', box(49, 54, 6, 8)],
    ['body', circle(153, 47, 7)],
    ['body', 'M76 92v-4a4 4 0 0 1 4-4h41a4 4 0 0 1 4 4v4z'],
    ['hatching', verticals(82, 120, 4, 86, 91)],
    ['brass', 'M76 88.5H125'],
  ],
  toolbox: [
    ['outline', 'M60 48 74 16l6 3-14 29M124 48V24h-8v-8h26v8h-8v24'],
    ['outline', 'M88 48V30a6 6 0 0 1 6-6h12'],
    ['body', box(44, 48, 112, 44, 3)],
    ['shade', box(134, 48, 22, 44, 3)],
    ['hatching', verticals(52, 88, 4, 66, 88) + verticals(112, 148, 4, 66, 88)],
    ['detail', 'M44 58.5H156'],
    ['brass', 'M44 62.5H156'],
    ['body', box(92, 54, 16, 14, 2)],
    ['solid', circle(100, 61, 2)],
    ['panel', 'M70 48V40h14v8'],
  ],
  window: [
    ['body', box(36, 12, 128, 80)],
    ['body', 'M32 12h136l6 12H26z'],
    ['shade', 'M148 12h20l6 12h-24z'],
    ['detail', 'M52 12 48 24M72 12 70 24M92 12 91 24M112 12 113 24M132 12 134 24'],
    ['panel', box(46, 32, 108, 46)],
    ['hatching', 'M52 66 76 36M58 70 88 36M124 70 148 40M132 72 150 50'],
    ['body', 'M92 72c-6-6-8-12-4-18 2-3 2-6 1-9h22c-1 3-1 6 1 9 4 6 2 12-4 18z'],
    ['shade', 'M104 45h7c-1 3-1 6 1 9 4 6 2 12-4 18h-6c4-8 4-18 2-27z'],
    ['outline', 'M100 45c-1-4-4-6-8-7M101 45c1-5 4-7 9-7'],
    ['brass', 'M46 78.5H154'],
    ['hatching', horizontals(84, 88, 4, 40, 160)],
  ],
};
