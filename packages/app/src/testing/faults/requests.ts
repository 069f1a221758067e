/** The number of pending requests. A page is not settled while there are any. */
let pendingCount = 0;

const { prototype } = XMLHttpRequest;
const send = Object.getOwnPropertyDescriptor(prototype, 'send')?.value as XMLHttpRequest['send'];

prototype.send = function countedSend(this: XMLHttpRequest, body) {
  pendingCount += 1;
  this.addEventListener('loadend', () => {
    pendingCount -= 1;
  });
  send.call(this, body);
};

/** Returns the number of pending requests. */
export const pendingRequests = (): number => pendingCount;
