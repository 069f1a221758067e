/** Counts pending requests: a page is not settled before they are answered. */
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

/** The number of pending requests. */
export const pendingRequests = (): number => pendingCount;
