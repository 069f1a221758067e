import type { SetClaims } from './claims.ts';

/** Project of the identity emulator. */
const PROJECT_ID = 'demo-plinth';

/**
 * Creates the function that sets claims in the identity emulator.
 * @param address Origin of the emulator, without a trailing slash; empty for the page's own origin.
 */
export const createEmulatorClaims =
  (address: string): SetClaims =>
  async (uid, claims) => {
    const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:update`;
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ localId: uid, customAttributes: JSON.stringify(claims) }),
    });
    if (!response.ok) throw new Error(`The identity emulator responded with ${response.status}`);
  };
