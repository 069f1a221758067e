import { hrefOf } from '#core/routes/href.ts';
import { useNavigate } from '#shared/navigation.ts';

/**
 * Returns a function that opens the home page of the session, and the sign-in page for a visitor. The guard leads each
 * session from the sign-in page to its own home page.
 */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  return () => navigate(hrefOf('login'));
}
