import { IdentityError } from './identity.ts';

/** Returns the code of the SDK's error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'auth/internal-error';
}

/** Returns the server's message without the SDK's wrapping: `Firebase: Text (auth/code).` */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/^Firebase: (Error )?/, '')
    .replace(/\s*\(auth\/[\w-]+\)\.?$/, '')
    .trim();
}

/** Runs a call of the SDK; its errors become those of the identity provider's interface. */
export async function withIdentityErrors<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw new IdentityError(codeOf(error), messageOf(error));
  }
}
