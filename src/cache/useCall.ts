import { type DependencyList, useCallback, useEffect, useRef, useState } from 'react'
import { keptFor } from '../navigation/kept'
import { useIdentity } from '../session/useIdentity'

export interface CallState<T> {
  data: T | undefined
  error: unknown
  loading: boolean
  reload: () => Promise<void>
}

/**
 * Makes a call when the page opens, when `deps` change and when another person signs in.
 * `keepAs` names it within its page, so that a kept-alive page of a mini program comes back with it.
 */
export function useCall<T>(
  call: () => Promise<T>,
  deps: DependencyList,
  keepAs?: string,
): CallState<T> {
  return usePublicCall(call, [...deps, useIdentity()], keepAs)
}

/** The same for what everybody is told alike: who signs in does not matter to it. */
export function usePublicCall<T>(
  call: () => Promise<T>,
  of: DependencyList,
  keepAs?: string,
): CallState<T> {
  const [kept] = useState(() => keptFor<T>(keepAs))
  const [state, setState] = useState<{ data?: T; error?: unknown; loading: boolean }>(() => {
    const data = kept.get(of)
    return data === undefined ? { loading: true } : { data, loading: false }
  })
  const restored = useRef(!state.loading)
  const [turn] = useState(() => ({ now: 0 }))

  const reload = useCallback(async () => {
    const mine = ++turn.now
    setState((before) => ({ data: before.data, loading: true }))
    try {
      const data = await call()
      if (mine !== turn.now) return
      kept.set(data, of)
      setState({ data, loading: false })
    } catch (error) {
      if (mine === turn.now) setState((before) => ({ ...before, error, loading: false }))
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller names what the call depends on
  }, of)

  useEffect(() => {
    if (restored.current) restored.current = false
    else void reload()
    return () => {
      turn.now++
    }
  }, [reload, turn])

  return { data: state.data, error: state.error, loading: state.loading, reload }
}
