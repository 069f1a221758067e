import { http, HttpResponse } from 'msw';
import { API } from './world.ts';

/** The responses of the provider to a user who has neither applied nor created a company. */
export const noBusiness = [
  http.get(`${API}/financing/leads`, () => HttpResponse.json([])),
  http.get(`${API}/customers`, () => HttpResponse.json([])),
];
