import { css } from 'lit';
import { glyphStyles } from '#base/glyph.ts';
import { hostStyles } from '#base/host.styles.ts';
import { messageStyles } from '#base/message.ts';
import { sliderStyles } from '#base/slider.styles.ts';
import { visuallyHiddenStyles } from '#base/visually-hidden.styles.ts';

export const rangeSliderStyles = [
  hostStyles,
  glyphStyles,
  messageStyles,
  visuallyHiddenStyles,
  sliderStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='marks']:empty {
      display: none;
    }
    [part='values'] {
      font-weight: var(--plinth-weight-medium);
      font-variant-numeric: tabular-nums lining-nums;
    }
    /* Both sliders cover the whole track, so only their thumbs receive pointer events. */
    [part='slider'] {
      cursor: pointer;
      touch-action: pan-y;
    }
    [part='range'] {
      pointer-events: none;
    }
    [part='range']:focus-visible {
      z-index: 2;
    }
    [part='range']::-webkit-slider-thumb {
      pointer-events: auto;
    }
    [part='range']::-moz-range-thumb {
      pointer-events: auto;
    }
    /* The inline axis runs upwards along the track. */
    :host([orientation='vertical']) .body {
      display: flex;
      block-size: var(--plinth-range-slider-length, 12rem);
      margin-block: var(--plinth-space-3);
    }
    :host([orientation='vertical']) :is([part='slider'], [part='marks']) {
      writing-mode: vertical-lr;
      direction: rtl;
      touch-action: pan-x;
    }
    :host([orientation='vertical']) [part='marks'] {
      block-size: auto;
      min-inline-size: 100%;
    }
    /* Align the marks with the slider on either side of it. */
    :host([orientation='vertical']:dir(rtl)) [part='marks'] {
      writing-mode: vertical-rl;
    }
    :host([orientation='vertical']) [part='marks'] span {
      translate: 0 50%;
    }
    :host([orientation='vertical']) [part='marks'] bdi {
      display: inline-block;
      writing-mode: horizontal-tb;
    }
    :host([orientation='vertical']) [part='marks'] .first {
      translate: none;
    }
    :host(:disabled) [part='slider'] {
      cursor: not-allowed;
    }
    [part='error']:not(:empty),
    [part='help']:not(:empty) {
      margin-block-start: 0.375rem;
    }
    @media (forced-colors: active) {
      :host(:disabled) :is([part='label-row'], [part='marks']) {
        color: GrayText;
      }
      :host(:disabled) [part='slider']::after {
        background: GrayText;
      }
    }
  `,
];
