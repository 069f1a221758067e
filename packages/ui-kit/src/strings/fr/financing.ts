import type { KitStrings } from '../en.ts';

/** The French strings of the elements that show a business's financing. */
export const frFinancing = {
  /* capacity-meter */
  capacityOwed: 'Dû',
  capacityOnItsWay: 'En cours de versement',
  capacityAvailable: 'Disponible',
  capacityLimit: 'Plafond',
  capacitySummary: (owed, limit, available) => `${owed} dus sur ${limit}, ${available} disponibles`,
  /* repayment-progress */
  collected: 'Prélevé',
  amountOf: (part, whole) => `${part} sur ${whole}`,
  repaymentSummary: (amounts, percent) => `${amounts}, ${percent}`,
  /* connection-status */
  connected: 'Connectée',
  signInAgain: 'Reconnexion requise',
  /* financing-summary */
  financing: 'Financement',
  financingAvailable: 'Disponible à l’utilisation',
  financingNext: 'Prochain prélèvement',
  financingFrom: (account) => `depuis ${account}`,
  financingUntil: (month) => `jusque vers ${month}`,
  financingNothingDue: 'Aucune échéance',
  financingNone: 'Pas encore de financement',
  financingNoneText: 'Ce que vous pouvez utiliser et ce que vous devez s’affichent ici dès qu’un contrat est approuvé.',
  financingFailed: 'Votre financement n’a pas été chargé',
  financingFailedText: 'Rien n’a été modifié. Réessayez dans un instant.',
  financingOffline: 'Pas de connexion. Réessayez quand elle sera rétablie.',
  financingSignedOut: 'Votre session est terminée. Connectez-vous, puis réessayez.',
  /* connection-card */
  reconnect: 'Reconnecter',
  reconnectName: (name) => `Reconnecter ${name}`,
  accountsOf: (name) => `Comptes chez ${name}`,
  accountsNone: 'Aucun compte n’est partagé.',
  disconnected: 'Déconnecté',
  /* transaction-list */
  transactionsEmpty: 'Aucune transaction pour l’instant',
  transactionFailed: 'Échec',
  /* repayment-schedule */
  scheduleEmpty: 'Aucun paiement à venir',
  scheduleDate: 'Date',
  scheduleRequest: 'Demande',
  scheduleReference: 'Référence bancaire',
  scheduleState: 'État',
  schedulePayment: 'Montant',
  scheduleLeft: 'Restant',
  scheduleTotal: 'Total',
  schedulePaid: 'Prélevé',
  scheduleDue: 'À payer',
  scheduleDueIn: (when) => `À payer ${when}`,
  scheduleLast: 'Dernier',
  scheduleLate: 'En retard',
  scheduleShowEarlier: (count) => `Afficher ${count} plus anciens`,
  scheduleShowMore: (count) => `Afficher ${count} de plus`,
  scheduleShowLess: 'Afficher moins',
  /* offer */
  offerReceive: 'Vous recevez',
  offerFee: 'Frais',
  offerRepay: 'À rembourser',
  offerWeekly: 'Par semaine',
} satisfies Partial<KitStrings>;
