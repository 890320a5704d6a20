import type { Place } from '../routes/route'

/** A mini program's stack knows its whole way. */
export const goBackInBrowser = (): boolean => false

export const cameFrom = (): Place | undefined => undefined
