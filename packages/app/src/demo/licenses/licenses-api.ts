import { defineCall } from '@plinth/api-client/call';
import * as v from 'valibot';
import { createAnonymousCaller } from '#demo/_shared/caller.ts';
import { demoApi } from '#demo/_shared/demo-api.ts';

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  /** The license as the package names it, as `MIT`. */
  license: v.string(),
  /** Address of its home page or, without one, of its page in the registry. */
  link: v.string(),
  /** Null when the package comes without the text. */
  text: v.nullable(v.string()),
});

/** A third-party package whose code is in the app. */
export type ShippedPackage = v.InferOutput<typeof packageSchema>;

/** Lists the third-party packages in the app. This is not a call of the mock: the build writes the file. */
const listPackages = defineCall({
  method: 'GET',
  path: '/assets/data/licenses.json',
  response: v.object({ packages: v.array(packageSchema) }),
});

const licensesApi = demoApi.injectEndpoints({
  endpoints: (build) => ({
    shippedPackages: build.query<readonly ShippedPackage[], void>({
      // A file needs no token.
      queryFn: async (_argument, { signal }) => {
        try {
          return { data: (await createAnonymousCaller()(listPackages, { signal })).packages };
        } catch {
          return { error: { status: null, message: null, fields: {} } };
        }
      },
    }),
  }),
});

export const { useShippedPackagesQuery } = licensesApi;
