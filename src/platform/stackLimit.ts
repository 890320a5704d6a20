/** How many pages may lie on top of each other. */
export const stackLimit = 10
