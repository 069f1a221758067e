/** English strings of `plinth-split-panel`. */
export const splitPanelStrings = { paneSize: 'Size of the panes' };
