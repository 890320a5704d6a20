import type { Place } from '../routes/route'
import { placeOf } from '../routes/url'

/** The place in the address: the page in front, or one whose code is still on its way. */
export const placeAhead = (): Place | undefined =>
  placeOf(window.location.pathname, window.location.search)
