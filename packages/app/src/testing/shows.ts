/** Resolves on the frame that shows what is looked for; the properties of an element are not in its markup. */
export function shows(isThere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isThere()) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}
