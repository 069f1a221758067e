import type { ReactNode } from 'react';
import { brand } from '#core/config/brand.ts';
import './startup-error.css';

/** A page for an app that cannot start. It is in English, because no translation has loaded yet. */
function StartupError({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="startup-error">
      <h1>{title}</h1>
      {children}
      <button type="button" onClick={() => globalThis.location.reload()}>
        Try again
      </button>
    </main>
  );
}

/** The page for those who build the app: it names the settings that are missing or wrong. */
export function InvalidSettings({ problems }: { readonly problems: readonly string[] }) {
  return (
    <StartupError title="The settings are not complete">
      <ul>
        {problems.map((problem) => (
          <li key={problem}>
            <code>{problem}</code>
          </li>
        ))}
      </ul>
      <p className="muted">Settings are read from the environment when the app is built; .env.example lists them.</p>
    </StartupError>
  );
}

/** The page for those who use the app: what they can do when it did not start. */
export function StartFailure() {
  return (
    <StartupError title={`${brand.name} couldn’t start`}>
      <p>
        Check your connection and try again. If your browser blocks cookies or other site data, allow them for this
        site.
      </p>
      <p className="muted">
        If that doesn’t help, email <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
    </StartupError>
  );
}
