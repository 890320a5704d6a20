import { useSyncExternalStore } from 'react'

let shown = true
const listeners = new Set<() => void>()

/** In place of platform/inFront: whether the page that asks is the one in front. */
export const useInFront = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => shown,
  )

export function show(inFront: boolean): void {
  shown = inFront
  listeners.forEach((changed) => changed())
}
