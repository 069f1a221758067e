import './start-problem.css';

/**
 * Shown when the app cannot start, in plain words and before any translation has loaded: it names what is wrong, a
 * setting for whoever runs the app, or what did not load for whoever uses it.
 */
export function StartProblem({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <main className="start-problem">
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
