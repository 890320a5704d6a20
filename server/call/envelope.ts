import { api } from '@contract/api'
import type { Call } from '@contract/call'
import { type RefusalName, refusals } from '@contract/refusals'
import type { Tag } from '@contract/tags'
import type { Refusal } from './refusal'

export interface Envelope {
  error: number
  message: string
  data: unknown
}

/** What an answer is about and what it makes stale; a refusal says neither. */
export interface About {
  of?: readonly Tag[]
  touches?: readonly Tag[]
}

type Told = Pick<Call, 'of' | 'shows' | 'touches'>

/** What answers to a call can say of themselves. */
export const aboutOf = ({ shows = [], of = shows, touches = [] }: Told): About => ({
  ...(of.length > 0 && { of }),
  ...(touches.length > 0 && { touches }),
})

/** What each answer says of itself, where it hangs on the answer whether anything is touched. */
export function tellAbout(call: Told & Pick<Call, 'touchesOnce'>): (data: unknown) => About {
  const [whole, untouched] = [aboutOf(call), aboutOf({ ...call, touches: [] })]
  const { touchesOnce } = call
  if (!touchesOnce) return () => whole
  const signs = Object.entries(touchesOnce)
  return (data) => {
    const fields = new Map(Object.entries(data ?? {}))
    return signs.every(([field, value]) => fields.get(field) === value) ? whole : untouched
  }
}

export const answered = (data: unknown, about?: About): Envelope & About => ({
  error: 0,
  message: '成功',
  data,
  ...about,
})

export const refused = (refusal: Refusal): Envelope => ({
  error: refusal.error,
  message: refusal.message,
  data: refusal.data,
})

export const refusedAs = (name: RefusalName): Envelope => ({ ...refusals[name], data: null })

const calls: Partial<Record<string, Call>> = api

/** Whoever asks this call reads the HTTP status instead of an envelope. */
export const repliesByStatus = (path: string | undefined): boolean =>
  path !== undefined && calls[path]?.reply === 'status'

/** Where the API lives; everything else is the app and its files. */
const prefixes = ['/tp5/', '/user/', '/activity/', '/weixin/']

export const isApi = (url: string) => prefixes.some((prefix) => url.startsWith(prefix))
