interface Rule<S extends string> {
  /** What it may become. */
  next: readonly S[]
}

/** The states that something goes through. */
export interface States<S extends string, R extends Rule<S>> {
  of(state: S): R
  has(state: S): boolean
  mayBecome(from: S, to: S): boolean
  /** A move that the table does not have is refused. */
  check(from: S, to: S): void
  /** Nothing comes after it. */
  isOver(state: S): boolean
}

/** From a table of states; `refuse` finds the words for a move that it does not have. */
export function defineStates<S extends string, R extends Rule<S>>(
  rules: Readonly<Partial<Record<S, R>>>,
  refuse: (is: R, would: R | undefined, to: S) => Error,
): States<S, R> {
  const of = (state: S): R => {
    const rule = rules[state]
    if (!rule) throw new Error(`There is no state ${state} here`)
    return rule
  }
  for (const { next } of Object.values<R>(rules as Record<S, R>)) next.forEach(of)
  const mayBecome = (from: S, to: S) => of(from).next.includes(to)
  return {
    of,
    has: (state) => state in rules,
    mayBecome,
    check(from, to) {
      if (!mayBecome(from, to)) throw refuse(of(from), rules[to], to)
    },
    isOver: (state) => of(state).next.length === 0,
  }
}
