import type { ResponseOf } from '@plinth/api-client/call';
import { getChatProfile, type ChatProfile, type Presence } from '@plinth/api-client/demo/chat';
import { demoApi, requestOf } from './demo-api.ts';

/** The user's own profile. Its presence is also shown outside the chat. */
export const profileApi = demoApi.enhanceEndpoints({ addTagTypes: ['Profile'] }).injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<ChatProfile, void>({
      query: requestOf(getChatProfile, () => []),
      transformResponse: ({ profileUser }: ResponseOf<typeof getChatProfile>) => profileUser,
      providesTags: ['Profile'],
    }),
  }),
});

/** Returns the presence of the user; undefined until it has loaded. */
export function usePresence(): Presence | undefined {
  return profileApi.useProfileQuery().data?.status;
}
