import { css } from 'lit';

/**
 * The track, thumb and marks of a slider: the part `slider` contains native sliders (part `range`), and the part
 * `marks` is below it. The track is filled from `--_from` to `--_position`, both between 0 and 1.
 */
export const sliderStyles = css`
  [part='base'] {
    --_thumb: 1.375rem;
  }
  input {
    appearance: none;
    margin: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }
  /* Values lie half a thumb within the ends of the native slider, where the center of its thumb can be. */
  :is([part='slider'], [part='marks']) {
    position: relative;
    margin-inline: calc(var(--_thumb) / 2);
  }
  [part='slider'] {
    block-size: 2.75rem;
  }
  [part='slider']::before,
  [part='slider']::after {
    content: '';
    position: absolute;
    inset-block-start: 1.25rem;
    block-size: 4px;
    border-radius: 2px;
  }
  [part='slider']::before {
    inset-inline: calc(var(--_thumb) / -2);
    background: var(--plinth-color-track);
    box-shadow: inset 0 0 0 1px var(--plinth-color-line-faint);
  }
  [part='slider']::after {
    inset-inline-start: calc(100% * var(--_from, 0));
    inline-size: calc(100% * (var(--_position, 0) - var(--_from, 0)));
    background: var(--plinth-color-primary);
  }
  [part='range'] {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline-start: calc(var(--_thumb) / -2);
    inline-size: calc(100% + var(--_thumb));
    block-size: 100%;
    outline: none;
    cursor: pointer;
    touch-action: pan-y;
    -webkit-tap-highlight-color: transparent;
  }
  [part='range']::-webkit-slider-thumb {
    appearance: none;
    inline-size: var(--_thumb);
    block-size: var(--_thumb);
    border: 2px solid var(--plinth-color-primary);
    border-radius: 50%;
    background: var(--plinth-palette-paper-0);
    box-shadow: var(--plinth-shadow-thumb);
    cursor: grab;
  }
  [part='range']::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: var(--_thumb);
    block-size: var(--_thumb);
    border: 2px solid var(--plinth-color-primary);
    border-radius: 50%;
    background: var(--plinth-palette-paper-0);
    box-shadow: var(--plinth-shadow-thumb);
    cursor: grab;
  }
  [part='range']:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--plinth-color-focus);
    outline-offset: 2px;
  }
  [part='range']:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--plinth-color-focus);
    outline-offset: 2px;
  }
  [part='range']:disabled {
    cursor: not-allowed;
  }
  [part='range']:disabled::-webkit-slider-thumb {
    border-color: var(--plinth-color-line-control);
    background: var(--plinth-color-disabled);
    box-shadow: none;
    cursor: not-allowed;
  }
  [part='range']:disabled::-moz-range-thumb {
    border-color: var(--plinth-color-line-control);
    background: var(--plinth-color-disabled);
    box-shadow: none;
    cursor: not-allowed;
  }
  :host(:disabled) [part='slider']::after {
    background: var(--plinth-color-line-control);
  }

  [part='marks'] {
    block-size: var(--plinth-leading-12);
    font-size: var(--plinth-text-12);
    line-height: var(--plinth-leading-12);
    letter-spacing: var(--plinth-tracking-12);
    color: var(--plinth-color-text-faint);
  }
  [part='marks'] span {
    position: absolute;
    inset-inline-start: calc(100% * var(--_at, 0));
    white-space: nowrap;
  }
  [part='marks'] :where(span) {
    translate: -50% 0;
  }
  [part='marks'] :where(span:dir(rtl)) {
    translate: 50% 0;
  }
  [part='marks'] .first {
    inset-inline-start: calc(var(--_thumb) / -2);
    translate: none;
  }
  [part='marks'] .last {
    inset-inline: auto calc(var(--_thumb) / -2);
    translate: none;
  }
  @media (forced-colors: active) {
    [part='range']:focus-visible {
      outline: 2px solid Highlight;
    }
    [part='slider']::before {
      forced-color-adjust: none;
      background: GrayText;
    }
    [part='slider']::after {
      forced-color-adjust: none;
      background: Highlight;
    }
    [part='range']::-webkit-slider-thumb {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Canvas;
    }
    [part='range']::-moz-range-thumb {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Canvas;
    }
  }
`;
