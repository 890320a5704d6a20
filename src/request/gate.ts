import { InVain } from './errors'

let opened: Promise<unknown> = Promise.resolve()
let inVain = (): boolean => false

/** Calls wait for this: one sent with a token in doubt would time out and sign the person out. */
export function holdCalls(until: Promise<unknown>): void {
  opened = until
}

/** A page that gives way to signing in asks in vain: each of its calls would be refused. */
export function dropCallsWhile(vain: () => boolean): void {
  inVain = vain
}

/** Opens when calls may be sent; those that are not worth it are turned away. */
export async function gate(): Promise<void> {
  await opened
  if (inVain()) throw new InVain()
}
