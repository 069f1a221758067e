import type { Permission } from '@plinth/api-client/demo/permissions';
import { defineTable } from '../database.ts';
import { instantFrom } from '../dates.ts';

interface SamplePermission {
  readonly name: string;
  readonly assignedTo: readonly string[];
  /** Days before today, and the time. */
  readonly created: readonly [daysAgo: number, time: `${number}:${number}`];
}

/** Oldest first. The names are those of the specification (product.md#permissions). */
const SAMPLE_PERMISSIONS: readonly SamplePermission[] = [
  { name: 'Management', assignedTo: ['administrator'], created: [412, '20:43'] },
  { name: 'Manage Billing & Roles', assignedTo: ['administrator'], created: [398, '10:05'] },
  { name: 'Add & Remove Users', assignedTo: ['administrator', 'manager'], created: [371, '09:30'] },
  { name: 'Project Planning', assignedTo: ['administrator', 'manager', 'user', 'support'], created: [290, '14:15'] },
  { name: 'Manage Email Sequences', assignedTo: ['administrator', 'manager', 'support'], created: [244, '16:50'] },
  { name: 'Client Communication', assignedTo: ['administrator', 'manager', 'support'], created: [181, '08:20'] },
  { name: 'Only View', assignedTo: ['administrator', 'restricted-user'], created: [120, '11:12'] },
  { name: 'Financial Management', assignedTo: ['administrator', 'manager'], created: [63, '17:35'] },
  { name: "Manage Others' Tasks", assignedTo: ['administrator', 'support'], created: [18, '13:01'] },
];

/** The permissions. */
export const permissions = defineTable<Permission>({
  name: 'permissions',
  seed: ({ now }) =>
    SAMPLE_PERMISSIONS.map(({ name, assignedTo, created: [daysAgo, time] }, index) => ({
      id: index + 1,
      name,
      assignedTo: [...assignedTo],
      createdDate: instantFrom(now, -daysAgo, time),
    })),
});
