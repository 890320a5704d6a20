import type { Place } from '../routes/route'

/** A mini program has all its code on the phone: no page is on its way. */
export const placeAhead = (): Place | undefined => undefined
