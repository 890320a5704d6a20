import { useCallback, useRef, useState } from 'react'

export interface Submit<A extends unknown[], T> {
  /** Undefined while a first tap is still at work, or when it failed: then `error` says why. */
  submit: (...args: A) => Promise<T | undefined>
  busy: boolean
  error: unknown
}

/** A write behind a button: a second tap while it works does nothing. */
export function useSubmit<A extends unknown[], T>(write: (...args: A) => Promise<T>): Submit<A, T> {
  const working = useRef(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const latest = useRef(write)
  latest.current = write

  const submit = useCallback(async (...args: A) => {
    if (working.current) return undefined
    working.current = true
    setBusy(true)
    setError(undefined)
    try {
      return await latest.current(...args)
    } catch (thrown) {
      setError(thrown)
      return undefined
    } finally {
      working.current = false
      setBusy(false)
    }
  }, [])

  return { submit, busy, error }
}
