/** A mini program destroys a page that leaves the stack; only what it was set to can be kept. */
export const keepsViews = false
