import { Suspense, use, useState } from 'react';
import { Code } from './code.tsx';
import type { ExampleCode } from './example-code.ts';

function LoadedCode({ load }: { readonly load: () => Promise<ExampleCode> }) {
  const [promise] = useState(load);
  return <Code {...use(promise)} />;
}

/** The code of an example, which is printed when this is first rendered; nothing until then. */
export function ExampleCodeView({ load }: { readonly load: () => Promise<ExampleCode> }) {
  return (
    <Suspense fallback={null}>
      <LoadedCode load={load} />
    </Suspense>
  );
}
