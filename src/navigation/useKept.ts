import { useCallback, useState } from 'react'
import { keptFor } from './kept'

/** A useState that a kept-alive page comes back with; `name` is unique within its page. */
export function useKept<T>(name: string, initial: T): [T, (value: T) => void] {
  const [kept] = useState(() => keptFor<T>(name))
  const [value, setValue] = useState<T>(() => kept.get() ?? initial)
  const set = useCallback(
    (next: T) => {
      kept.set(next)
      setValue(() => next)
    },
    [kept],
  )
  return [value, set]
}
