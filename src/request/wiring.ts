/** What calls cannot do without and what lies above them; who has it hands it in. */
interface Wiring {
  /** Who keeps answers hears what a write made stale; everything, where it is not known what became of it. */
  touched: (tags: readonly string[] | 'everything') => void
  /** Has the person prove themselves, and says whether they did. */
  prove: () => Promise<boolean>
  /** The session has ended. */
  signInAgain: () => void
  /** Calls wait for this: one sent with a token in doubt would time out and sign the person out. */
  opened: Promise<unknown>
  /** A page that gives way to signing in asks in vain: each of its calls would be refused. */
  inVain: () => boolean
}

export const wiring: Wiring = {
  touched: () => undefined,
  prove: () => Promise.resolve(false),
  signInAgain: () => undefined,
  opened: Promise.resolve(),
  inVain: () => false,
}

export function wire(given: Partial<Wiring>): void {
  Object.assign(wiring, given)
}
