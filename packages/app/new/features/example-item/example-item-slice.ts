import type { Task } from '@plinth/api-client/resources/tasks';
import { createPanel } from '#core/panel/create-panel.ts';
import { IDLE, type Panel } from '#core/panel/panel.ts';

/** Example item of the customer. */
export const exampleItem = createPanel<readonly Task[]>({
  name: 'example-item',
  request: (client, customerId) => client.tasks.list(customerId),
});

export const exampleItemReducer = exampleItem.reducer;

interface WithExampleItem {
  readonly exampleItem?: Panel<readonly Task[]>;
}

export const selectExampleItemPanel = (state: WithExampleItem): Panel<readonly Task[]> => state.exampleItem ?? IDLE;
