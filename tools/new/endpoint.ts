import { camel, pascal, sentence, type Generated } from './names.ts';

/** A resource of the provider's API: the client's methods and schema with a test, and the mock's domain. */
export function endpointFiles(name: string): Generated {
  const id = camel(name);
  const singular = name.replace(/s$/, '');
  const type = pascal(singular);
  return {
    files: {
      [`packages/api-client/src/resources/${name}.ts`]: `import * as v from 'valibot';
import { path } from '../path.ts';
import { id } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';

/** Calls about ${sentence(name).toLowerCase()}. */
export function create${pascal(name)}(send: Send) {
  return {
    /** All of a customer's. */
    list: (customerId: string, options?: CallOptions): Promise<${type}[]> =>
      send(
        {
          method: 'GET',
          path: path\`/${name}/customers/\${customerId}\`,
          name: 'GET /${name}/customers/:id',
          schema: v.array(${camel(singular)}Schema),
        },
        options,
      ),
  };
}

/** What the provider answers; which fields are specified and which assumed is said at each. */
export const ${camel(singular)}Schema = v.object({ id });

export type ${type} = v.InferOutput<typeof ${camel(singular)}Schema>;
`,
      [`packages/api-client/src/resources/${name}.test.ts`]: `import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ${camel(singular)}Schema } from './${name}.ts';

describe('${sentence(singular).toLowerCase()}', () => {
  it('needs an id', () => {
    expect(v.safeParse(${camel(singular)}Schema, {}).success).toBe(false);
    expect(v.parse(${camel(singular)}Schema, { id: '1' })).toEqual({ id: '1' });
  });
});
`,
    },
    next: [
      `add create${pascal(name)} to packages/api-client/src/client.ts as ${id}`,
      `answer it in packages/mocks/src/provider/${name}/ and add that domain to handlers.ts`,
      'contract.test.ts names what is still missing; docs/how-to/add-an-endpoint.md has the rest',
    ],
  };
}
