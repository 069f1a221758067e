import '@plinth/mocks/hosted/bank';
