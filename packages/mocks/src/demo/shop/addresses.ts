/** The addresses of accounts that orders are delivered to. */
import { addAddress, listAddresses, type DeliveryAddress } from '@plinth/api-client/demo/orders';
import { created, ok } from '#engine/response.ts';
import { defineAccountTable, type Row } from '../database.ts';
import { handle, type CallHandler } from '../handle.ts';
import { ADMIN_NAME } from '../people.ts';

/** The addresses that orders are delivered to, in the order in which they were added. */
const deliveryAddresses = defineAccountTable<DeliveryAddress & Row>({
  name: 'deliveryAddresses',
  seed: ({ owner: { fullName } }) => [
    {
      id: 1,
      fullName,
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
      fullName,
      mobile: '+1 503 555 0148',
      street: '24 Orchard Road',
      landmark: '',
      town: 'Salem',
      state: 'Oregon',
      postalCode: '97301',
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
  handle(listAddresses, ({ database }) => ok({ addresses: database.table(deliveryAddresses).rows.toReversed() }), []),
  handle(
    addAddress,
    ({ database, body }) => created({ address: database.table(deliveryAddresses).add(body) }),
    [SAMPLE_ADDRESS],
    { hasFormBody: true },
  ),
];
