import '@plinth/mocks/hosted/agreement';
