import { css, html, type TemplateResult } from 'lit';
import type { KitStrings } from '../strings/strings.ts';
import { closestTarget } from './dom.ts';

export const listStatuses = ['ready', 'loading', 'error'] as const;

/** The status of a list that the page loads. */
type ListStatus = (typeof listStatuses)[number];

const DEFAULT_PLACEHOLDER_ROWS = 3;

/**
 * Renders placeholder rows while a list is loading, or an error message. "Try again" moves the focus to the element
 * around it with `tabindex="-1"`, because the button is removed while the list loads again.
 * @param rows The expected number of rows.
 */
export function renderListState(
  status: Exclude<ListStatus, 'ready'>,
  strings: Pick<KitStrings, 'loading' | 'loadFailed' | 'tryAgain'>,
  onRetry: () => void,
  rows = DEFAULT_PLACEHOLDER_ROWS,
): TemplateResult {
  if (status === 'loading') {
    return html`<div class="loading" role="status">
      <span class="visually-hidden">${strings.loading}</span>
      ${Array.from({ length: rows }, () => html`<div class="place" aria-hidden="true"><span></span><span></span></div>`)}
    </div>`;
  }
  const handleClick = (event: Event): void => {
    closestTarget(event, '[tabindex="-1"]')?.focus();
    onRetry();
  };
  return html`<div class="state" role="alert">
    <span>${strings.loadFailed}</span
    ><button type="button" class="retry" @click=${handleClick}>${strings.tryAgain}</button>
  </div>`;
}

/** Styles of {@link renderListState}; a placeholder is as high as a row. */
export const listStateStyles = css`
  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--plinth-space-2);
    min-block-size: var(--plinth-size-row);
    color: var(--plinth-color-text-muted);
  }
  .place {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: var(--plinth-size-row);
    border-block-end: 1px solid var(--plinth-color-line-faint);
  }
  .place span {
    inline-size: 45%;
    block-size: 0.75rem;
    border-radius: var(--plinth-radius-mark);
    background: var(--plinth-color-skeleton);
    animation: pulse var(--plinth-motion-pulse) var(--plinth-motion-ease) infinite alternate;
  }
  .place span + span {
    inline-size: 5rem;
  }
  @keyframes pulse {
    to {
      opacity: 0.5;
    }
  }
  @media (forced-colors: active) {
    .place span {
      border: 1px solid GrayText;
    }
  }
`;
