import { TopUpForm } from './top-up-form.tsx';

export default function Page() {
  return (
    <>
      <h1>Request a top-up</h1>
      <TopUpForm />
    </>
  );
}
