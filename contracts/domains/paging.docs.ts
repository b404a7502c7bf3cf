/** The texts of the paging fields, which are the same in every list call. */
export const pageFields = {
  pageNum: 'Number of the page, from 1',
  pageSize: 'Rows per page',
};
