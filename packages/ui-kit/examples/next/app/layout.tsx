import '@plinth/ui-kit/tokens.css';
import '@plinth/ui-kit/fonts.css';
import '@plinth/ui-kit/before-upgrade.css';
import './page.css';
import { Nav } from '@plinth/ui-kit/react/nav';
import { NavItem } from '@plinth/ui-kit/react/nav-item';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'Plinth in Next.js' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main>
          <Nav label="Pages">
            <NavItem href="/">Overview</NavItem>
            <NavItem href="/form">Form</NavItem>
            <NavItem href="/theme">Theme</NavItem>
          </Nav>
          {children}
        </main>
      </body>
    </html>
  );
}
