/** The first element that a selector finds, once there is one. */
export function appears<Found extends HTMLElement>(page: HTMLElement, selector: string): Promise<Found> {
  return new Promise((resolve) => {
    const look = () => {
      const found = page.querySelector<Found>(selector);
      if (found) resolve(found);
      else requestAnimationFrame(look);
    };
    look();
  });
}
