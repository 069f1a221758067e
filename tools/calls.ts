/** `npm run calls`: lists the calls of the provider by resource, and which of them the specification does not list. */
import { isCall } from '../packages/api-client/src/call.ts';
import { registry } from '../packages/api-client/src/registry.ts';

for (const { resource, method, declaration } of registry) {
  const isAssumed = isCall(declaration) && declaration.assumed === true;
  console.log(`${resource}.${method}\t${declaration.name}${isAssumed ? '\tassumed' : ''}`);
}
