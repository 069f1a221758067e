/** The addresses of accounts that orders are delivered to. */
import { addAddress, listAddresses, type DeliveryAddress } from '@plinth/api-client/demo/orders';
import { created, ok } from '#engine/response.ts';
import { defineTable, type Row } from '../database.ts';
import { handle, type CallHandler } from '../handle.ts';
import { ADMIN_NAME, CLIENT_NAME } from '../people.ts';

/** An address of an account. */
interface AddressRow extends DeliveryAddress, Row {
  readonly accountId: number;
}

/** The addresses that orders are delivered to, in the order in which they were added. */
const deliveryAddresses = defineTable<AddressRow>({
  name: 'deliveryAddresses',
  seed: () => [
    {
      id: 1,
      accountId: 1,
      fullName: ADMIN_NAME,
      mobile: '+1 503 555 0148',
      street: '1180 Pier Street',
      landmark: 'Blue door, second floor',
      town: 'Astoria',
      state: 'Oregon',
      postalCode: '97103',
      type: 'work',
    },
    {
      id: 2,
      accountId: 1,
      fullName: ADMIN_NAME,
      mobile: '+1 503 555 0148',
      street: '24 Orchard Road',
      landmark: '',
      town: 'Salem',
      state: 'Oregon',
      postalCode: '97301',
      type: 'home',
    },
    {
      id: 3,
      accountId: 2,
      fullName: CLIENT_NAME,
      mobile: '+1 503 555 0172',
      street: '7 Weaver Row',
      landmark: 'Beside the library',
      town: 'Eugene',
      state: 'Oregon',
      postalCode: '97401',
      type: 'home',
    },
  ],
});

/** A new address, for the samples of calls. */
export const SAMPLE_ADDRESS = {
  fullName: ADMIN_NAME,
  mobile: '+1 503 555 0148',
  street: '3 Mill Lane',
  town: 'Salem',
  state: 'Oregon',
  postalCode: '97301',
  type: 'home',
} as const;

/** The handlers of the calls of the addresses. */
export const addressHandlers: readonly CallHandler[] = [
  handle(
    listAddresses,
    ({ database, accountId }) =>
      ok({
        addresses: database
          .table(deliveryAddresses)
          .rows.filter((row) => row.accountId === accountId)
          .map(({ accountId: _accountId, ...address }) => address)
          .toReversed(),
      }),
    [],
  ),
  handle(
    addAddress,
    ({ database, accountId, body }) => {
      const { accountId: _accountId, ...address } = database.table(deliveryAddresses).add({ ...body, accountId });
      return created({ address });
    },
    [SAMPLE_ADDRESS],
    { hasFormBody: true },
  ),
];
