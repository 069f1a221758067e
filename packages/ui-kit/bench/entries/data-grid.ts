import '@plinth/ui-kit/define/data-grid';
