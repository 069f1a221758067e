/** Failing responses for scenarios. */
import { HttpResponse } from 'msw';
import { problem, toResponse } from '#engine/response.ts';

/** An error with a message, as the provider gives it. */
export const fail = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  toResponse({ ...problem(status, message), headers });

/** A proxy's HTML page. */
export const failWithHtml = (status: number): Response =>
  HttpResponse.html('<!doctype html><title>Gateway</title><h1>Bad gateway</h1>', { status });

/** A body that claims to be JSON, whatever it is. */
export const rawJson = (body: string): Response =>
  new HttpResponse(body, { headers: { 'content-type': 'application/json' } });
