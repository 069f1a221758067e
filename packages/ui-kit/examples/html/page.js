const form = document.querySelector('form');
const dialog = document.querySelector('plinth-dialog');
const output = document.querySelector('#submitted-data');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  output.textContent = new URLSearchParams(new FormData(form, event.submitter)).toString();
  dialog.open = true;
});
dialog.querySelector('plinth-button').addEventListener('click', () => {
  dialog.open = false;
});

// In your page, request these figures from your server here, with the token from `token`.
const figures = {
  available: 26_660_000,
  owed: 21_340_000,
  limit: 48_000_000,
  next: { amount: 1_020_000, date: '2026-11-23', account: 'Northgate ····4417' },
  repayment: { collected: 10_170_000, total: 29_010_000, until: '2027-06-21' },
};
const summary = document.querySelector('plinth-financing-summary');
summary.token = () => 'session-token';
summary.load = async ({ token }) => (token === null ? null : figures);
