/** English strings of `plinth-breadcrumb`. */
export const breadcrumbStrings = {
  breadcrumb: 'Breadcrumb',
};
