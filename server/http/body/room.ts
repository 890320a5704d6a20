const MiB = 1024 * 1024

/** What may be in hand at once of large bodies. One person's never takes it all. */
export const mostAtOnce = { altogether: 48 * MiB, ofOne: 16 * MiB }

/** Counts the bytes of large bodies from before they are read until they are answered. */
export function createRoom({ altogether, ofOne }: typeof mostAtOnce) {
  let taken = 0
  const takenBy = new Map<string, number>()

  /** Returns how to leave, or null where there is no room. */
  return function enter(who: string, bytes: number): (() => void) | null {
    const own = takenBy.get(who) ?? 0
    if (taken + bytes > altogether || own + bytes > ofOne) return null
    taken += bytes
    takenBy.set(who, own + bytes)
    return () => {
      taken -= bytes
      const left = takenBy.get(who)! - bytes
      if (left > 0) takenBy.set(who, left)
      else takenBy.delete(who)
    }
  }
}

export type Room = ReturnType<typeof createRoom>
