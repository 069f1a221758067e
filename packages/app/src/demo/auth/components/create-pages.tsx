import type { ComponentType } from 'react';
import type { Variant } from '../variant.ts';
import { AuthPage } from './auth-page.tsx';

interface Content {
  /** Translation key of the page's name. */
  readonly title: string;
  /** Start of the name of the pages as the markup has it when they are ready. */
  readonly name: string;
  /** The form of both pages. */
  readonly Form: ComponentType<{ readonly variant: Variant }>;
}

function createPage(variant: Variant, { title, name, Form }: Content): ComponentType {
  return function AuthFormPage() {
    return (
      <AuthPage variant={variant} title={title} ready={`${name}-${variant}`}>
        <Form variant={variant} />
      </AuthPage>
    );
  };
}

/** Creates the two pages of a form: in one card, and beside a drawing. */
export const createPages = (content: Content): Readonly<Record<Variant, ComponentType>> => ({
  basic: createPage('basic', content),
  cover: createPage('cover', content),
});
