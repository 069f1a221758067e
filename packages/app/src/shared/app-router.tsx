import { createContext, use, useState, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject } from './navigation.ts';
import { useLeaveBlocker } from './use-leave-guard.ts';

/** The content of the router around it. */
export const RouterContent = createContext<ReactNode>(null);

function Content() {
  useLeaveBlocker();
  return use(RouterContent);
}

/** The one route: the app renders one tree for all addresses, so that its layout stays and the guard decides before a page loads. */
export const ROUTES: RouteObject[] = [{ path: '*', Component: Content }];

/** The router of the browser. Navigations are not transitions, so a page that loads slowly shows its loader. */
export function AppRouter({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() => createBrowserRouter(ROUTES));
  return (
    <RouterContent value={children}>
      <RouterProvider router={router} useTransitions={false} />
    </RouterContent>
  );
}
