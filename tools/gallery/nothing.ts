/** Where a press leads nowhere in the gallery. */
export const nothing = () => undefined
