import {
  linkCommerce,
  listCommerceIntegrations,
  listCommercePlatforms,
  listShops,
} from '@plinth/api-client/resources/commerce';
import { ok } from '#engine/response.ts';
import { fail, rawJson } from '#failures.ts';
import { handle, type Domain } from '../handle.ts';
import { startLink, integrationOf, withUnfinishedLink } from '../platforms.ts';
import { shopsOf } from './data.ts';
import { seedCommerce } from './seed.ts';

/** The commerce platforms. */
export const commerce: Domain = {
  calls: [
    handle(listShops, ({ db, now }) => ok(shopsOf(db, now)), ['customer-ines']),
    handle(linkCommerce, (input) => startLink(input, 'commerce'), [
      'customer-ines',
      { integrationId: 'cartwheel', state: 'random' },
    ]),
    handle(listCommercePlatforms, ({ db }) => ok(db.commerce.map(({ id, name, kind }) => ({ id, name, kind }))), [
      'customer-ines',
    ]),
    handle(listCommerceIntegrations, ({ db }) => ok(db.commerce.map(integrationOf)), ['customer-ines']),
  ],
  seed: ({ scenario, uid, now, origin }) => {
    const { platforms, links } = withUnfinishedLink(seedCommerce(scenario, now), scenario, uid, origin);
    return { commerce: platforms, links };
  },
  scenarios: {
    errors: [
      [listShops, () => fail(504, 'The shops did not answer')],
      [linkCommerce, () => fail(400, 'The shop did not answer')],
      [listCommercePlatforms, () => fail(429, 'Too many requests', { 'retry-after': '60' })],
      [listCommerceIntegrations, () => rawJson('[{"id":"shopfront","linked":true}]')],
    ],
  },
};
