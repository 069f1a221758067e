/** The documents of a contract that are signed electronically. */
import type { ESignContract } from '@plinth/api-client/resources/contracts';
import { agreementUrl } from '../hosted-url.ts';

/** Creates the documents of a contract; their pages are below the address of the app. */
export type CreateAgreement = (agreement: Omit<ESignContract, 'url'>) => ESignContract;

/** @param origin Address of the app without a trailing slash. */
export const createAgreements =
  (origin: string): CreateAgreement =>
  (agreement) => ({ ...agreement, url: agreementUrl(origin, agreement.id, agreement.name ?? '') });

/** The agreements that are signed when a contract is approved. */
export const signedAgreements = (
  contractId: string,
  accountName: string | null,
  signedAt: string,
  create: CreateAgreement,
): ESignContract[] => [
  create({ id: `${contractId}-agreement`, status: 'SIGNED', name: 'Financing agreement', sentAt: null, signedAt }),
  ...(accountName === null
    ? []
    : [
        create({
          id: `${contractId}-debit`,
          status: 'SIGNED',
          name: `Debit authorization, ${accountName}`,
          sentAt: null,
          signedAt,
        }),
      ]),
];
