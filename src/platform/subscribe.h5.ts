/** Only the mini program has messages that are allowed one at a time. */
export const subscribe: ((ids: readonly string[]) => Promise<string[]>) | undefined = undefined
