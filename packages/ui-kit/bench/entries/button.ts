import '@plinth/ui-kit/define/button';
