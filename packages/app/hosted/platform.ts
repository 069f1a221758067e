import '@plinth/mocks/hosted/platform';
