import { type DependencyList, useCallback, useEffect, useRef, useState } from 'react'
import { keptFor } from '../navigation/kept'
import { useIdentity } from '../session/useIdentity'

interface Page<Row> {
  list: Row[]
  next: string | null
}

export interface PagedState<P extends Page<unknown>> {
  rows: P['list']
  /** The first page's answer, with whatever stands beside its list (totals, balance). */
  first: P | undefined
  state: 'loading' | 'ready' | 'loadingMore' | 'end' | 'error'
  error: unknown
  loadMore: () => Promise<void>
  reload: () => Promise<void>
}

interface Loaded<P> {
  rows: unknown[]
  first: P
  next: string | null
}

interface State<P> {
  loaded?: Loaded<P>
  activity: 'idle' | 'first' | 'more'
  error?: unknown
}

/** A list by cursor; see useCall for `deps` and `keepAs`. */
export function usePaged<P extends Page<unknown>>(
  call: (cursor: string | undefined) => Promise<P>,
  deps: DependencyList,
  keepAs?: string,
): PagedState<P> {
  const of = [...deps, useIdentity()]
  const [kept] = useState(() => keptFor<Loaded<P>>(keepAs))
  const [state, setState] = useState<State<P>>(() => {
    const loaded = kept.get(of)
    return loaded ? { loaded, activity: 'idle' } : { activity: 'first' }
  })
  const restored = useRef(state.loaded !== undefined)
  const [turn] = useState(() => ({ now: 0 }))
  const now = useRef(state)
  now.current = state

  const load = useCallback(async (before?: Loaded<P>) => {
    const mine = ++turn.now
    now.current = { loaded: now.current.loaded, activity: before ? 'more' : 'first' }
    setState(now.current)
    try {
      const page = await call(before?.next ?? undefined)
      if (mine !== turn.now) return
      const loaded = append(before, page)
      kept.set(loaded, of)
      setState({ loaded, activity: 'idle' })
    } catch (error) {
      if (mine === turn.now) setState((old) => ({ ...old, activity: 'idle', error }))
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller names what the call depends on
  }, of)

  useEffect(() => {
    if (restored.current) {
      restored.current = false
    } else {
      now.current = { activity: 'first' }
      void load()
    }
    return () => {
      turn.now++
    }
  }, [load, turn])

  const loadMore = useCallback(async () => {
    const { activity, loaded } = now.current
    if (activity === 'idle' && loaded?.next) await load(loaded)
  }, [load])

  return {
    rows: state.loaded?.rows ?? [],
    first: state.loaded?.first,
    state: nameOf(state),
    error: state.error,
    loadMore,
    reload: useCallback(() => load(), [load]),
  }
}

function append<P extends Page<unknown>>(before: Loaded<P> | undefined, page: P): Loaded<P> {
  return {
    rows: [...(before?.rows ?? []), ...page.list],
    first: before?.first ?? page,
    next: page.next,
  }
}

function nameOf<P>({ loaded, activity, error }: State<P>): PagedState<Page<unknown>>['state'] {
  if (activity === 'more') return 'loadingMore'
  if (activity === 'first') return 'loading'
  if (error !== undefined) return 'error'
  return loaded?.next === null ? 'end' : 'ready'
}
