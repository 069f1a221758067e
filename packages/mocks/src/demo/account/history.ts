/** The parts of an account that cannot be changed: projects, timeline, plan period and payments. */
import type { AccountEvent, AccountExtras, AccountPlan, Project } from '@plinth/api-client/demo/account';
import { dayFrom, instantFrom } from '../dates.ts';
import type { Owner } from './owner.ts';
import { EVENTS, itemsFrom, PRICES, PROJECTS } from './samples.ts';
import { randomOf } from './seed.ts';

/** The days of a period of a plan. */
const PERIOD_DAYS = 30;
const PAYMENTS = 6;

/** Returns the projects of an owner. About a third of them is done. */
export function projectsOf(owner: Owner, now: Date): Project[] {
  const random = randomOf(owner, 'projects');
  return itemsFrom(PROJECTS, random.integer(0, PROJECTS.length - 1), random.integer(4, 9)).map(
    ([name, kind], index) => {
      const tasks = random.integer(8, 60);
      const tasksDone = random.integer(0, 2) === 0 ? tasks : random.integer(0, tasks - 1);
      const isDone = tasksDone === tasks;
      return {
        id: index + 1,
        name,
        kind,
        tasks,
        tasksDone,
        hours: tasksDone * random.integer(1, 4),
        dueDate: dayFrom(now, isDone ? -random.integer(2, 90) : random.integer(-6, 120)),
      };
    },
  );
}

/** Returns what happened to an owner, the latest first. */
export function timelineOf(owner: Owner, now: Date): AccountEvent[] {
  const random = randomOf(owner, 'timeline');
  let daysAgo = 0;
  return itemsFrom(EVENTS, random.integer(0, EVENTS.length - 1), 5).map(({ kind, title, text }, index) => {
    daysAgo += random.integer(1, 9);
    return {
      id: index + 1,
      kind,
      title,
      text: text.replace('%', owner.company),
      time: instantFrom(now, -daysAgo, `${random.integer(8, 17)}:${random.pick([5, 20, 40])}`),
    };
  });
}

/** Returns the plan of an owner with its current period. */
export function planOf(owner: Owner, name: AccountPlan, now: Date): AccountExtras['plan'] {
  const daysUsed = owner.isSample ? randomOf(owner, 'plan').integer(3, PERIOD_DAYS - 3) : 0;
  return { name, startDate: dayFrom(now, -daysUsed), endDate: dayFrom(now, PERIOD_DAYS - daysUsed) };
}

/** Returns the payments of an owner, the latest first. There are none for a plan that costs nothing. */
export function historyOf(owner: Owner, now: Date): AccountExtras['history'] {
  const amount = PRICES[owner.plan];
  if (amount === 0) return [];
  const daysUsed = randomOf(owner, 'plan').integer(3, PERIOD_DAYS - 3);
  return Array.from({ length: PAYMENTS }, (_, index) => ({
    id: PAYMENTS - index,
    date: dayFrom(now, -daysUsed - index * PERIOD_DAYS),
    plan: owner.plan,
    amount,
  }));
}
