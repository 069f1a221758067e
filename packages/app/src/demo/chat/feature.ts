import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { outboxReducer } from './outbox-slice.ts';
import { ChatPage } from './pages/chat.tsx';
// The listeners that send and store the messages.
import './chat-events.ts';

/** The chats of the demo. */
export const feature: FeatureWithPages<'chat'> = {
  requires: [demoFeature],
  reducers: { chatOutbox: outboxReducer },
  pages: { chat: ChatPage },
};
