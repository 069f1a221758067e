import { codeSchema } from '@plinth/api-client/demo/account';
import * as v from 'valibot';
import { fieldErrors } from '../field-errors.ts';

const schema = v.object({ code: codeSchema });

/** Returns the error of a form for the code of the second step, as the declared calls state it. */
export const codeErrors = (values: { readonly code: string }) => fieldErrors<'code'>(schema, values);
