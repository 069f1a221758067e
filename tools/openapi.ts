/** `npm run openapi`: writes the OpenAPI document of the provider, which `npm run gen` keeps current as well. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { OPENAPI_PATH, openApiText } from './openapi/document.ts';

writeFileSync(OPENAPI_PATH, await openApiText());
console.log(`Written: ${relative(process.cwd(), OPENAPI_PATH)}`);
