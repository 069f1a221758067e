/** The paths with which the settings and the data of the running server are changed. */
import { parseEvents } from '../events/events.ts';
import type { Api } from './api.ts';
import { InvalidSettingError, parseSettings, SETTING_NAMES, type SettingsText } from './settings.ts';

/** Responds to requests below `/admin`. */
export type Admin = (request: Request) => Promise<Response>;

type Fields = Readonly<Record<string, unknown>>;

const refuse = (status: number, message: string): Response => Response.json({ message }, { status });

/**
 * Creates the admin paths. A page of another origin can't use them: a browser asks for permission before it sends JSON or
 * a DELETE, and gets none.
 */
export function createAdmin(api: Api, initialSettings: SettingsText): Admin {
  let settings = initialSettings;

  function changeSettings(fields: Fields): Response {
    const unknown = Object.keys(fields).find((field) => !SETTING_NAMES.some((name) => name === field));
    if (unknown !== undefined) return refuse(400, `There is no setting "${unknown}".`);
    if (!Object.values(fields).every((value) => typeof value === 'string'))
      return refuse(400, 'The value of a setting is a text.');
    try {
      api.changeSettings(parseSettings(fields));
    } catch (error) {
      if (error instanceof InvalidSettingError) return refuse(400, error.message);
      throw error;
    }
    settings = fields;
    return Response.json(settings);
  }

  function applyEvents({ events: text }: Fields): Response {
    const events = typeof text === 'string' ? parseEvents(text) : null;
    if (!events) return refuse(400, 'The field "events" names no events.');
    api.applyEvents(events);
    return new Response(null, { status: 204 });
  }

  const withFields = async (request: Request, run: (fields: Fields) => Response): Promise<Response> => {
    if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse(415, 'Send JSON.');
    const fields: unknown = await request.json().catch(() => null);
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields)
      ? run(fields as Fields)
      : refuse(400, 'Send an object.');
  };

  return async (request) => {
    switch (`${request.method} ${new URL(request.url).pathname}`) {
      case 'GET /admin/settings':
        return Response.json(settings);
      case 'PUT /admin/settings':
        return withFields(request, changeSettings);
      case 'POST /admin/events':
        return withFields(request, applyEvents);
      case 'DELETE /admin/data':
        api.deleteData();
        return new Response(null, { status: 204 });
      default:
        return refuse(404, 'There is no such admin path.');
    }
  };
}
