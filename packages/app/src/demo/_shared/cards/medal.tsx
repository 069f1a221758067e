import { brand } from '#core/config/brand.ts';
import './medal.css';

const CENTER_X = 62;
const CENTER_Y = 152;
const TICK_COUNT = 96;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The ticks along the rim. */
const TICKS = Array.from({ length: TICK_COUNT }, (_, index) => {
  const angle = (index / TICK_COUNT) * 2 * Math.PI;
  const pointAt = (radius: number) =>
    `${round(CENTER_X + Math.sin(angle) * radius)} ${round(CENTER_Y - Math.cos(angle) * radius)}`;
  return `M${pointAt(42)}L${pointAt(45.5)}`;
}).join('');

/** The rules across the field. */
const RULES = Array.from({ length: 23 }, (_, index) => {
  const offset = 3 * index - 33;
  const half = Math.sqrt(35 ** 2 - offset ** 2) - 0.5;
  return `M${round(CENTER_X - half)} ${CENTER_Y + offset + 0.5}H${round(CENTER_X + half)}`;
}).join('');

/** The folds of the ribbon, from its start to the brass in the middle and beyond. */
const FOLDS = [40.5, 44.5, 48.5, 52.5, 56.5, 68.5, 72.5, 76.5, 80.5, 83.5]
  .map((x) => `M${x} 0V${round(78 + 16 * (1 - Math.abs(x - CENTER_X) / 22))}`)
  .join('');

/** A medal, engraved in rules of one ink with one line of brass. */
export function Medal() {
  return (
    <svg className="medal" width="124" height="206" viewBox="0 0 124 206" aria-hidden="true">
      <path className="medal-tint" d="M40 0h44v78l-22 16-22-16z" />
      <path className="medal-line" d={FOLDS} />
      <path className="medal-brass" d="M62 0v94" />
      <path className="medal-outline" d="M40.5 78 62 94l21.5-16" />
      <circle className="medal-outline medal-surface" cx={CENTER_X} cy="101" r="7" />
      <circle className="medal-line" cx={CENTER_X} cy="101" r="4" />
      <circle className="medal-outline medal-surface" cx={CENTER_X} cy={CENTER_Y} r="46" />
      <circle className="medal-tint" cx={CENTER_X} cy={CENTER_Y} r="46" />
      <path className="medal-line" d={TICKS} />
      <circle className="medal-outline" cx={CENTER_X} cy={CENTER_Y} r="41.5" />
      <circle className="medal-brass" cx={CENTER_X} cy={CENTER_Y} r="38" />
      <circle className="medal-line medal-surface" cx={CENTER_X} cy={CENTER_Y} r="35" />
      <path className="medal-shade" d={RULES} />
      <circle className="medal-line medal-surface" cx={CENTER_X} cy={CENTER_Y} r="26" />
      <path className="medal-mark" transform="translate(46 135) scale(1.6)" d={brand.mark} />
    </svg>
  );
}
