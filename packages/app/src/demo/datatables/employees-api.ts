import type { InputOf, ResponseOf } from '@plinth/api-client/call';
import {
  deleteEmployee,
  listAllEmployees,
  listEmployees,
  saveEmployee,
  type Employee,
} from '@plinth/api-client/demo/datatables';
import { demoApi, requestOf } from '#demo/_shared/demo-api.ts';

/** Search, order and page of a list of employees. */
type EmployeeQuery = NonNullable<InputOf<typeof listEmployees>[0]>;
/** A new employee or, with an id, a changed one. */
export type EmployeeChange = InputOf<typeof saveEmployee>[0]['row'];

const employeesApi = demoApi.enhanceEndpoints({ addTagTypes: ['Employees'] }).injectEndpoints({
  endpoints: (build) => ({
    allEmployees: build.query<readonly Employee[], void>({
      query: requestOf(listAllEmployees, () => []),
      providesTags: ['Employees'],
    }),
    employees: build.query<ResponseOf<typeof listEmployees>, EmployeeQuery>({
      query: requestOf(listEmployees, (query: EmployeeQuery) => [query]),
      providesTags: ['Employees'],
    }),
    saveEmployee: build.mutation<ResponseOf<typeof saveEmployee>, EmployeeChange>({
      query: requestOf(saveEmployee, (row: EmployeeChange) => [{ row }]),
      invalidatesTags: (_result, error) => (error ? [] : ['Employees']),
    }),
    deleteEmployee: build.mutation<ResponseOf<typeof deleteEmployee>, number>({
      query: requestOf(deleteEmployee, (id: number) => [{ id }]),
      invalidatesTags: (_result, error) => (error ? [] : ['Employees']),
    }),
  }),
});

export const { useAllEmployeesQuery, useEmployeesQuery, useSaveEmployeeMutation, useDeleteEmployeeMutation } =
  employeesApi;
