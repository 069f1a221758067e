/** English strings of `plinth-repeater`. */
export const repeaterStrings = {
  repeaterItem: 'Item',
  repeaterPlace: (item: string, number: string) => `${item} ${number}`,
  repeaterAdd: 'Add',
  repeaterMax: (count: string) => `No more than ${count}`,
};
