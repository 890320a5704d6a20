import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { currentPlace } from '../navigation/place'
import { useInFront } from '../platform/inFront'
import type { Answer } from '../request/send'
import { routeNamed } from '../routes/match'
import { cache } from './cache'
import type { Ask, Entry, Known } from './entry'

/** What comes back to the front after this many milliseconds is asked for again. */
export const freshFor = 60_000

export type Given = Pick<Answer<unknown>, 'data' | 'of'>

export interface Manner {
  /** Nothing that was known before is shown: for forms, and for what counts only once. */
  anew?: true
  /** Everybody is told the same, whoever asks. */
  alike?: true
  /** The answer that came on the way here, where there is one: it is taken once, in place of asking. */
  given?: () => Given | undefined
  /** A visitor has none of it: nothing is asked until somebody has signed in. */
  member?: true
}

const nothing: Known<never> = {}
const never = () => () => undefined
let opened = 0

/** The entry of a question for as long as this component asks it; without a key nothing is asked. */
export function useEntry<T>(
  key: string | null,
  ask: Ask<T>,
  manner: Manner = {},
): { entry: Entry<T> | undefined; known: Known<T>; ask: Ask<T> } {
  const [{ own, oldest }] = useState(() => openEntry(key, manner))
  const entry = useMemo(() => {
    if (key === null) return undefined
    const known = cache.entry<T>(key + own)
    known.dropStale()
    return known
  }, [key, own])
  const known = useSyncExternalStore(entry?.subscribe ?? never, () => entry?.known ?? nothing)

  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all that is asked
  const asker = useMemo(() => ask, [entry])

  useEffect(() => entry && cache.hold(entry, own !== ''), [entry, own])

  const inFront = useInFront()
  const opening = useRef<Entry<T>>()
  useEffect(() => {
    if (!inFront || !entry) return undefined
    const isOpening = opening.current !== entry
    opening.current = entry
    return entry.lookAt(asker, isOpening ? oldest : freshFor)
  }, [entry, inFront, asker, oldest])

  return { entry, known, ask: asker }
}

/** How this component asks: as itself alone where it asks anew, and how old an answer may be as it opens. */
function openEntry(key: string | null, { anew, given }: Manner) {
  const own = anew ? ` ${++opened}` : ''
  const handed = key === null ? undefined : given?.()
  if (handed) cache.fill(key + own, handed)
  return { own, oldest: handed || isKeptPage() ? freshFor : 0 }
}

/** A kept page of a mini program is made anew, and stands there as it was left. */
function isKeptPage(): boolean {
  const place = currentPlace()
  return Boolean(place && routeNamed(place.name).keepAlive)
}
