import type { KitStrings } from '../en.ts';

/** The German strings of the elements that show a business's financing. */
export const deFinancing = {
  /* capacity-meter */
  capacityOwed: 'Geschuldet',
  capacityOnItsWay: 'Unterwegs',
  capacityAvailable: 'Verfügbar',
  capacityLimit: 'Rahmen',
  capacitySummary: (owed, limit, available) => `${owed} von ${limit} geschuldet, ${available} verfügbar`,
  /* repayment-progress */
  collected: 'Eingezogen',
  amountOf: (part, whole) => `${part} von ${whole}`,
  repaymentSummary: (amounts, percent) => `${amounts}, ${percent}`,
  /* connection-status */
  connected: 'Verbunden',
  signInAgain: 'Neu anmelden',
  /* financing-summary */
  financing: 'Finanzierung',
  financingAvailable: 'Zum Abruf verfügbar',
  financingNext: 'Nächster Einzug',
  financingFrom: (account) => `von ${account}`,
  financingUntil: (month) => `bis etwa ${month}`,
  financingNothingDue: 'Nichts ist fällig',
  financingNone: 'Noch keine Finanzierung',
  financingNoneText: 'Was Sie abrufen können und was Sie schulden, steht hier, sobald ein Vertrag genehmigt ist.',
  financingFailed: 'Ihre Finanzierung wurde nicht geladen',
  financingFailedText: 'Nichts wurde geändert. Versuchen Sie es gleich noch einmal.',
  financingOffline: 'Keine Verbindung. Versuchen Sie es erneut, sobald sie wieder da ist.',
  financingSignedOut: 'Ihre Sitzung ist beendet. Melden Sie sich an und versuchen Sie es erneut.',
  /* connection-card */
  reconnect: 'Neu verbinden',
  reconnectName: (name) => `${name} neu verbinden`,
  accountsOf: (name) => `Konten bei ${name}`,
  accountsNone: 'Es sind keine Konten freigegeben.',
  disconnected: 'Getrennt',
  /* transaction-list */
  transactionsEmpty: 'Noch keine Umsätze',
  transactionFailed: 'Fehlgeschlagen',
  /* repayment-schedule */
  scheduleEmpty: 'Keine Zahlungen fällig',
  scheduleDate: 'Datum',
  scheduleRequest: 'Anforderung',
  scheduleReference: 'Bankreferenz',
  scheduleState: 'Status',
  schedulePayment: 'Betrag',
  scheduleLeft: 'Offen',
  scheduleTotal: 'Summe',
  schedulePaid: 'Eingezogen',
  scheduleDue: 'Fällig',
  scheduleDueIn: (when) => `Fällig ${when}`,
  scheduleLast: 'Letzte',
  scheduleLate: 'Überfällig',
  scheduleShowEarlier: (count) => `${count} frühere anzeigen`,
  scheduleShowMore: (count) => `${count} weitere anzeigen`,
  scheduleShowLess: 'Weniger anzeigen',
  /* offer */
  offerReceive: 'Sie erhalten',
  offerFee: 'Gebühr',
  offerRepay: 'Zurückzuzahlen',
  offerWeekly: 'Wöchentlich',
} satisfies Partial<KitStrings>;
