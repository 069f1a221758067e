import '@plinth/ui-kit/define/avatar';
import '@plinth/ui-kit/define/badge';
import '@plinth/ui-kit/define/icon';
import type { Role } from '@plinth/api-client/demo/roles';
import type { User } from '@plinth/api-client/demo/users';
import { html, type TemplateResult } from 'lit';
import { openRecord, type RecordLink } from '../list/record-link.ts';
import { PLAN_NAMES, STATUSES, userRoleIcon, userRoleName } from './user-fields.ts';

const userLink = ({ id, fullName }: User, link: RecordLink): TemplateResult =>
  html`<a class="medium" href=${link.hrefOf(id)} @click=${openRecord(id, link)}>${fullName}</a>`;

const avatarOf = ({ fullName, avatar }: User): TemplateResult =>
  html`<plinth-avatar aria-hidden="true" name=${fullName} .src=${avatar ?? undefined}></plinth-avatar>`;

const statusBadge = ({ status }: User): TemplateResult =>
  html`<plinth-badge variant=${STATUSES[status].variant}>${STATUSES[status].label}</plinth-badge>`;

function roleCell(user: User, roles: readonly Role[]): TemplateResult {
  return html`<span class="line muted"
    ><plinth-icon size="small" .path=${userRoleIcon(user.role)}></plinth-icon>${userRoleName(user.role, roles)}</span
  >`;
}

/** Returns the columns of a table of users. Their ids are those of the call's `sortColumn`. */
export function userColumns(roles: readonly Role[], link: RecordLink) {
  return [
    {
      id: 'fullName',
      header: 'User',
      rowHeader: true,
      sortable: true,
      grow: true,
      width: '17rem',
      accessor: ({ fullName }: User) => fullName,
      cell: (user: User) =>
        html`<div class="line">
          ${avatarOf(user)}
          <div class="stack">${userLink(user, link)}<span class="muted small">${user.email}</span></div>
        </div>`,
    },
    {
      id: 'role',
      header: 'Role',
      sortable: true,
      width: '10rem',
      accessor: ({ role }: User) => userRoleName(role, roles),
      cell: (user: User) => roleCell(user, roles),
    },
    {
      id: 'currentPlan',
      header: 'Plan',
      sortable: true,
      width: '8rem',
      accessor: ({ currentPlan }: User) => PLAN_NAMES[currentPlan],
    },
    {
      id: 'billing',
      header: 'Billing',
      sortable: true,
      width: '12rem',
      emphasis: 'muted' as const,
      accessor: ({ billing }: User) => billing,
    },
    {
      id: 'status',
      header: 'Status',
      sortable: true,
      width: '7rem',
      accessor: ({ status }: User) => STATUSES[status].label,
      cell: statusBadge,
    },
  ];
}

/** Returns the one column of a table of users in a narrow window. */
export function narrowUserColumns(roles: readonly Role[], link: RecordLink) {
  return [
    {
      id: 'fullName',
      header: 'User',
      rowHeader: true,
      sortable: true,
      width: '12rem',
      accessor: ({ fullName }: User) => fullName,
      cell: (user: User) =>
        html`<div class="line">
          ${avatarOf(user)}
          <div class="stack grow">
            <span class="line"><span class="grow">${userLink(user, link)}</span>${statusBadge(user)}</span>
            <span class="line"
              ><span class="muted small grow"
                >${userRoleName(user.role, roles)} · ${PLAN_NAMES[user.currentPlan]}</span
              ></span
            >
          </div>
        </div>`,
    },
  ];
}

/** Returns the column whose cells open the page of the user. */
export const viewColumn = (link: RecordLink) => ({
  id: 'view',
  header: 'View',
  headerHidden: true,
  width: '4.5rem',
  cell: ({ id, fullName }: User) =>
    html`<a class="medium" href=${link.hrefOf(id)} aria-label=${`View ${fullName}`} @click=${openRecord(id, link)}
      ><span class="primary">View</span></a
    >`,
});
