import type { Place } from '../routes/route'
import { placeOfAddress } from '../routes/url'
import { opensBack, trail } from './trail.h5'

/** Takes the browser's own way where it leads to a page of ours. */
export function goBackInBrowser(): boolean {
  if (!opensBack()) return false
  window.history.back()
  return true
}

/** Where this page was opened from, when another site has led back to it since. */
export function cameFrom(): Place | undefined {
  const below = trail()
  return placeOfAddress(below[below.length - 1] ?? '')
}
