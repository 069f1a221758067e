import { css } from 'lit';
import { focusStyles } from '#base/focus.styles.ts';
import { hostStyles } from '#base/host.styles.ts';

export const codeSnippetStyles = [
  hostStyles,
  focusStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }
    [part='base'] {
      position: relative;
      min-inline-size: 0;
      border: 1px solid var(--plinth-color-line);
      border-radius: min(var(--plinth-radius-control), var(--plinth-radius-box-max));
      background: var(--plinth-color-surface-sunken);
    }
    [part='head'] {
      padding-block: 0.4375rem;
      padding-inline: 0.875rem 3rem;
      border-block-end: 1px solid var(--plinth-color-line);
      color: var(--plinth-color-text-muted);
      font-size: var(--plinth-text-13);
      font-weight: var(--plinth-weight-medium);
      line-height: var(--plinth-leading-13);
      overflow-wrap: anywhere;
    }
    .copy {
      position: absolute;
      inset-block-start: 0.1875rem;
      inset-inline-end: 0.25rem;
      border-radius: var(--plinth-radius-control);
      background: var(--plinth-color-surface-sunken);
    }
    [part='base']:not(.labelled) .copy {
      inset-block-start: 0.3125rem;
    }
    pre {
      margin: 0;
      padding: 0.625rem 0.875rem;
      max-block-size: var(--plinth-code-snippet-max-height, 24rem);
      overflow: auto;
      border-radius: inherit;
      font-family: var(--plinth-font-mono);
      font-size: var(--plinth-text-13);
      line-height: var(--plinth-leading-13);
      letter-spacing: 0;
      white-space: pre;
      tab-size: 2;
    }
    pre:focus-visible {
      outline-offset: -2px;
    }
    :host(:not([no-copy])) [part='base']:not(.labelled) pre {
      padding-inline-end: 2.75rem;
    }
    :host(:dir(rtl):not([no-copy])) [part='base']:not(.labelled) pre {
      padding-inline: 2.75rem 0.875rem;
    }
    code {
      font: inherit;
    }
    :host([wrap]) pre {
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    @media (pointer: coarse) {
      [part='head'] {
        padding-block: 0.8125rem;
      }
      [part='base']:not(.labelled) pre {
        min-block-size: 3.125rem;
        padding-block: 0.9375rem;
      }
    }
  `,
];
