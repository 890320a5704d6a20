import { latitude, longitude } from '@contract/fields'
import type { Context } from '@server/call/handler'
import type { Parameters } from './parameters'

/** Where the caller says to be. A position that makes no sense is none: no call depends on it. */
export function readPosition({ lat, lng }: Parameters): Context['position'] {
  if (lat === undefined || lng === undefined) return null
  const at = { latitude: latitude.safeParse(lat), longitude: longitude.safeParse(lng) }
  if (!at.latitude.success || !at.longitude.success) return null
  return { latitude: at.latitude.data, longitude: at.longitude.data }
}
