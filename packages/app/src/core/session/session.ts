/** Role of a demo account. */
export type DemoRole = 'admin' | 'client';

/** A permission of an account (product.md#permissions). */
export interface AbilityRule {
  readonly action: string;
  readonly subject: string;
}

/** The account of a session of the demo, as it is stored in the browser. */
export interface DemoAccount {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  /** Address of the picture; null without one. */
  readonly avatar: string | null;
  readonly role: DemoRole;
  readonly ability: readonly AbilityRule[];
  /** Whether the session belongs to the tab in which it was started: other tabs don't have it, and it ends with the tab. */
  readonly endsWithTab?: boolean;
}

/** The permissions of a user of the product whose token names none: the API protects the customer's data. */
export const DEFAULT_ABILITY: readonly AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

/** A session: of the product, from the identity provider, or of the demo, from its own accounts. */
export type Session =
  | { readonly kind: 'product'; readonly ability: readonly AbilityRule[] }
  | { readonly kind: 'demo'; readonly role: DemoRole; readonly ability: readonly AbilityRule[] };
