/** A kept page lives on with its view; what it shows needs no keeping of its own. */
export const keepsViews = true
