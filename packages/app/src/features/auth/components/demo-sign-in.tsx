import { useIdle } from '#core/chunk/use-chunk.ts';
import { useServices } from '#core/context.ts';
import { useDemo } from '#core/demo/use-demo.ts';
import './demo-sign-in.css';

/** The sign-in to the demo, where it is part of the build. It loads when the browser is idle; its space is reserved. */
export function DemoSignIn() {
  const { loadDemo } = useServices();
  const { demo } = useDemo(useIdle());
  return loadDemo ? <div className="demo-sign-in-place">{demo ? <demo.SignIn /> : null}</div> : null;
}
