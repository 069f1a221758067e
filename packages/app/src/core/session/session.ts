/** What an account of the demo may do. */
export type DemoRole = 'admin' | 'client';

/** A session of the product comes from the identity provider, one of the demo from the demo's own accounts. */
export type Session = { readonly kind: 'product' } | { readonly kind: 'demo'; readonly role: DemoRole };
