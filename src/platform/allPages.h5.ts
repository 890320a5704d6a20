/** One H5 app has the pages of all. */
export const hasAllPages = true
