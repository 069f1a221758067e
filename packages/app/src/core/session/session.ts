/** Role of a demo account. */
export type DemoRole = 'admin' | 'client';

/** A session: of the product, from the identity provider, or of the demo, from its own accounts. */
export type Session = { readonly kind: 'product' } | { readonly kind: 'demo'; readonly role: DemoRole };
