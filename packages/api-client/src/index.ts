export { createApiClient, type ApiClient, type ApiClientOptions } from './client.ts';
export {
  AbortedError,
  ApiError,
  HttpError,
  InvalidPathError,
  NetworkError,
  SchemaError,
  SessionExpiredError,
  TimeoutError,
  isAbortedError,
  isApiError,
  isHttpError,
  isNetworkError,
  isSchemaError,
  isSessionExpiredError,
  isTimeoutError,
  toApiError,
  type ApiErrorCode,
} from './errors.ts';
export type { AccountingInformation } from './resources/accounting.ts';
export {
  checkingOf,
  isDisconnected,
  type BankAccount,
  type BankConnection,
  type BankLink,
  type BankLinkRequest,
  type BankLinkStatus,
} from './resources/banking.ts';
export type { CommercePlatform, Shop } from './resources/commerce.ts';
export type { Connection, ConnectionKind } from './resources/connections.ts';
export { isFinanced, isVisibleContract, type Contract, type Payment } from './resources/contracts.ts';
export type { Customer, NewCustomer } from './resources/customers.ts';
export type { FeatureContext, FeatureToggle } from './resources/features.ts';
export type { DownloadGrant, NewFile, UploadGrant } from './resources/files.ts';
export {
  splitIntegrations,
  type Integration,
  type IntegrationLinkRequest,
  type SplitIntegrations,
} from './resources/integration.ts';
export { stageOf, type Lead, type LeadChange, type LeadStage, type NewLead } from './resources/leads.ts';
export { isOnboarded } from './resources/onboarded.ts';
export { signedAmountOf, type CollectionRequest, type PaymentTransaction } from './resources/payment-transactions.ts';
export type { Promotion } from './resources/promotions.ts';
export type { Task } from './resources/tasks.ts';
export { availableOf, type Topup } from './resources/topups.ts';
export type { CompanyRecord } from './resources/users.ts';
export { signedCardAmountOf, type CardTransaction, type VirtualCard } from './resources/virtual-cards.ts';
export type { Notice, Open } from './schema.ts';
export type { TokenSource } from './tokens.ts';
export type { CallOptions, TransferOptions } from './transport.ts';
