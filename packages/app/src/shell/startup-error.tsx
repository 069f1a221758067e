import './startup-error.css';

/**
 * The page for an app that cannot start. It is in English, because no translation has loaded yet. It names the invalid
 * settings or the error.
 */
export function StartupError({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <main className="startup-error">
      <h1>{title}</h1>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      <p className="muted">Settings are read from the environment when the app is built; .env.example lists them.</p>
      <button type="button" onClick={() => globalThis.location.reload()}>
        Try again
      </button>
    </main>
  );
}
