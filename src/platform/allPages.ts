/** Each mini program has the pages of its own app. */
export const hasAllPages = false
