import { useRef } from 'react'

/** What was known as the reels began to move, until they stand; what is gone is gone at once. */
export function useHeld<T>(newest: T, moving: boolean): T {
  const shown = useRef(newest)
  if (!moving || newest === undefined) shown.current = newest
  return shown.current
}
