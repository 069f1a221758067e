/** The calls that the specification does not list and the product can't do without, together so that they are found. */
import { isHttpError } from '../errors.ts';
import { path } from '../path.ts';
import type { CallOptions, Send } from '../transport.ts';
import { customerSchema, type Customer } from './customers.ts';
import { leadSchema, type Lead } from './leads.ts';
import { taskSchema, type Task } from './tasks.ts';
import { companyRecordSchema, type CompanyRecord } from './users.ts';

/** Calls that are assumed of the provider. */
export function createAssumed(send: Send) {
  return {
    /** Makes the lead of the signed-in user. */
    createLead: (lead: NewLead, options?: CallOptions): Promise<Lead> =>
      send(
        {
          method: 'POST',
          path: path`/financing/leads`,
          name: 'POST /financing/leads',
          body: { ...lead },
          schema: leadSchema,
        },
        options,
      ),

    /** Changes what is given of a lead; what is left out stays. */
    updateLead: (leadId: string, change: LeadChange, options?: CallOptions): Promise<Lead> =>
      send(
        {
          method: 'PATCH',
          path: path`/financing/leads/${leadId}`,
          name: 'PATCH /financing/leads/:id',
          body: { ...change },
          schema: leadSchema,
        },
        options,
      ),

    /**
     * Makes the customer of the signed-in user. The lead gets its id at once, the token its claim some time later
     * (spec §7: it is polled for).
     */
    createCustomer: (customer: NewCustomer, options?: CallOptions): Promise<Customer> =>
      send(
        {
          method: 'POST',
          path: path`/customers`,
          name: 'POST /customers',
          body: { ...customer },
          schema: customerSchema,
        },
        options,
      ),

    /** Opens a ticket. `files` are the storage keys of files that were uploaded before. */
    createTask: (customerId: string, task: NewTask, options?: CallOptions): Promise<Task> =>
      send(
        {
          method: 'POST',
          path: path`/tasks/customers/${customerId}`,
          name: 'POST /tasks/customers/:id',
          body: { subject: task.subject, message: task.message, files: task.files },
          schema: taskSchema,
        },
        options,
      ),

    /**
     * The company record of an e-mail, or `null` when there is none (spec §5: asked before signing up). Needs no
     * session; its 401 is never refreshed.
     */
    companyByEmail: async (email: string, options?: CallOptions): Promise<CompanyRecord | null> => {
      try {
        return await send(
          {
            method: 'GET',
            path: path`/users`,
            name: 'GET /users',
            query: { email },
            schema: companyRecordSchema,
            isPublic: true,
          },
          options,
        );
      } catch (error) {
        if (isHttpError(error, 404)) return null;
        throw error;
      }
    },
  };
}

/** What a lead is made of. Money in minor units. */
export interface NewLead {
  readonly maxAmount: number;
  readonly phone?: string;
}

/** What may change of a lead. Money in minor units, `meetingAt` an ISO 8601 instant. */
export interface LeadChange {
  readonly maxAmount?: number;
  readonly phone?: string;
  readonly address?: string;
  readonly meetingAt?: string;
}

/** What a customer is made of: the answers of the company step. */
export interface NewCustomer {
  readonly legalName: string;
  readonly tradingName?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly website?: string;
  readonly industry: string;
  /** Name of the band. */
  readonly monthlyRevenue: string;
}

/** What a ticket is made of. */
export interface NewTask {
  readonly subject: string;
  readonly message: string;
  /** Storage keys. */
  readonly files: readonly string[];
}
