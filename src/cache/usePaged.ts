import { useCallback } from 'react'
import type { In, Out, Path } from '@contract/api'
import { type Answer, ask } from '../request/send'
import { useIdentity } from '../session/useIdentity'
import { keyOf } from './cache'
import type { Known } from './entry'
import { type Manner, useEntry } from './useEntry'

interface Page<Row> {
  list: Row[]
  next: string | null
}

/** The calls that answer by pages. */
export type PagedPath = {
  [P in Path]: Out<P> extends Page<unknown> ? P : never
}[Path]

export type PageOf<P extends Path> = Extract<Out<P>, Page<unknown>>

export interface PagedState<P extends Page<unknown>> {
  rows: P['list']
  /** The first page's answer, with whatever stands beside its list (totals, balance). */
  first: P | undefined
  state: 'loading' | 'ready' | 'loadingMore' | 'end' | 'error'
  error: unknown
  loadMore: () => Promise<void>
  reload: () => Promise<void>
}

/** What was loaded of a list, from its beginning. */
interface Loaded<P> {
  rows: unknown[]
  first: P
  next: string | null
  pages: number
}

/** A list by cursor; see useRead. Asked again, it comes back as long as it was, all at once. */
export function usePaged<P extends PagedPath>(
  path: P,
  input: Omit<In<P>, 'cursor'>,
  manner: Manner & { by?: 'POST' } = {},
): PagedState<PageOf<P>> {
  type One = PageOf<P>
  const person = useIdentity()
  // a page that asks for the first rows alone is told them in another shape
  const key = `${keyOf(path, input, person, manner.alike)} pages`
  const page = (cursor: string | null, quiet: boolean) =>
    ask<One>(manner.by ?? 'GET', path, { ...input, ...(cursor !== null && { cursor }) }, { quiet })
  const {
    entry,
    known,
    ask: again,
  } = useEntry<Loaded<One>>(
    key,
    async (before, quiet) => {
      let loaded = append(undefined, await page(null, quiet))
      const wanted = before?.pages ?? 1
      while (loaded.data.pages < wanted && loaded.data.next !== null) {
        loaded = append(loaded.data, await page(loaded.data.next, quiet))
      }
      return loaded
    },
    manner,
  )
  const { data, error } = known
  return {
    rows: (data?.rows ?? []) as One['list'],
    first: data?.first,
    state: stateOf(known),
    error,
    loadMore: async () => {
      const next = entry?.known.data?.next
      if (next) await entry.more(async (before) => append(before, await page(next, false)))
    },
    reload: useCallback(async () => entry?.refresh(again), [entry, again]),
  }
}

function append<P extends Page<unknown>>(
  before: Loaded<P> | undefined,
  { data: page, of }: Answer<P>,
): Answer<Loaded<P>> {
  const data = {
    rows: [...(before?.rows ?? []), ...page.list],
    first: before?.first ?? page,
    next: page.next,
    pages: (before?.pages ?? 0) + 1,
  }
  return { data, of, touches: [] }
}

function stateOf({
  data,
  error,
  asking,
}: Known<Loaded<unknown>>): PagedState<Page<unknown>>['state'] {
  if (asking === 'more') return 'loadingMore'
  if (error !== undefined) return 'error'
  if (data === undefined) return 'loading'
  return data.next === null ? 'end' : 'ready'
}
