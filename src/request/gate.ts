let opened: Promise<unknown> = Promise.resolve()

/** Calls wait for this: one sent with a token in doubt would time out and sign the person out. */
export function holdCalls(until: Promise<unknown>): void {
  opened = until
}

export const gate = (): Promise<unknown> => opened
