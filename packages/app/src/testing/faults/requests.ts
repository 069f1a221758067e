/** Requests that are under way: a page is not at rest before their answers are there. */
let underWay = 0;

const { prototype } = XMLHttpRequest;
const send = Object.getOwnPropertyDescriptor(prototype, 'send')?.value as XMLHttpRequest['send'];

prototype.send = function counted(this: XMLHttpRequest, body) {
  underWay += 1;
  this.addEventListener('loadend', () => {
    underWay -= 1;
  });
  send.call(this, body);
};

/** How many requests wait for their answer. */
export const requestsUnderWay = (): number => underWay;
