import { addressQuery } from '../platform/address'
import { random } from '../platform/random'
import { session } from '../session/session'
import { truncate } from './coordinate'
import type { Wire } from './sign'

export type Input = Readonly<Record<string, unknown>>

/**
 * A call's own parameters among the ones that every call carries; empty ones are left out.
 * It speaks for the person who is signed in, or for another session by its token.
 */
export function parametersOf(input: Input, token?: string): Wire {
  const address = addressQuery()
  const all: Input = {
    ...input,
    ...session.version,
    access_token: token ?? (address.access_token || session.token),
    ...coordinates(address),
  }
  const pairs = Object.entries(all).map(([name, value]) => [name, asText(value)] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''))
}

/** An address with a place in it speaks of that place instead of where the phone is. */
function coordinates(address: Wire): Wire {
  if (address.lng) return { lat: truncate(address.lat), lng: truncate(address.lng) }
  const { latitude, longitude } = session.place ?? {}
  return { lat: truncate(latitude), lng: truncate(longitude) }
}

const surrogates = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g

/** Half a character (an emoji cut in two) has no UTF-8 form: neither digest nor address takes it. */
function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.replace(surrogates, (found) => (found.length === 2 ? found : '\ufffd'))
}

/** Twelve random digits. */
export function randomNonce(): string {
  return Array.from({ length: 12 }, () => Math.floor(random() * 10)).join('')
}
