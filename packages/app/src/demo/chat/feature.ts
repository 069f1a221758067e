import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { chatListener } from './chat-events.ts';
import { outboxReducer } from './outbox-slice.ts';
import { ChatPage } from './pages/chat.tsx';

/** The chats of the demo. */
export const feature: FeatureWithPages<'chat'> = {
  requires: [demoFeature],
  reducers: { chatOutbox: outboxReducer },
  middleware: [chatListener.middleware],
  pages: { chat: ChatPage },
};
