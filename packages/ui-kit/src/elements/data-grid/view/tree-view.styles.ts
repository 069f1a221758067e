import { css } from 'lit';

/** Styles of the rows of a tree. */
export const treeViewStyles = [
  css`
    .tree {
      display: inline-flex;
      align-items: center;
      gap: var(--plinth-space-2);
      max-inline-size: 100%;
      vertical-align: middle;
    }
    .tree::before {
      content: '';
      flex: none;
      inline-size: calc((var(--_tree-level, 1) - 1) * 1.25rem);
      margin-inline-end: calc(-1 * var(--plinth-space-2));
    }
    .tree > button.toggle {
      flex: none;
    }
    .tree > .leaf {
      flex: none;
      inline-size: 1rem;
    }
    .tree > .branch-name {
      flex: 1;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  `,
];
