import { useCallback } from 'react'
import type { Api, In, Out, Path } from '@contract/api'
import { ask } from '../request/send'
import { useIdentity } from '../session/useIdentity'
import { keyOf } from './cache'
import { type Manner, useEntry } from './useEntry'

export interface Read<T> {
  data: T | undefined
  error: unknown
  /** Nothing is known yet, and it is on its way. */
  loading: boolean
  /** When the answer came, in milliseconds. */
  at: number | undefined
  /** The person wants to know again. */
  reload: () => Promise<void>
  /** The page itself does, and says nothing where it fails. */
  look: () => Promise<void>
}

type Verb<P extends Path> = Api[P]['method'] extends 'POST' ? { by: 'POST' } : { by?: 'GET' }

/** `null` in place of the input asks nothing. */
export type Asked<P extends Path, I> = Api[P]['method'] extends 'POST'
  ? [input: I | null, manner: Manner & Verb<P>]
  : Record<never, never> extends I
    ? [input?: I | null, manner?: Manner & Verb<P>]
    : [input: I | null, manner?: Manner & Verb<P>]

/**
 * The answer to a question, kept as long as it is true: asked when the page opens, again when
 * something that it is about was touched, and quietly when the page comes back after a while.
 */
export function useRead<P extends Path>(path: P, ...asked: Asked<P, In<P>>): Read<Out<P>> {
  const input: object | null = asked[0] === undefined ? {} : asked[0]
  const manner: Manner & { by?: 'GET' | 'POST' } = asked[1] ?? {}
  const person = useIdentity()
  const isIdle = input === null || (manner.member && person === '')
  const key = isIdle ? null : keyOf(path, input, person, manner.alike)
  const {
    entry,
    known,
    ask: again,
  } = useEntry<Out<P>>(
    key,
    (_, quiet) =>
      ask(manner.by ?? 'GET', path, input as Readonly<Record<string, unknown>>, { quiet }),
    manner,
  )
  const { data, error, at } = known
  const loading = entry !== undefined && data === undefined && error === undefined
  const reload = useCallback(async () => entry?.refresh(again), [entry, again])
  const look = useCallback(async () => entry?.refresh(again, true), [entry, again])
  return { data, error, loading, at, reload, look }
}
