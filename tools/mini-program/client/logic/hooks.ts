import { guarded } from './report'

type Hook = (value: unknown) => unknown
const hooks = new Map<string, Set<Hook>>()
const of = (name: string) => {
  const known = hooks.get(name) ?? new Set()
  hooks.set(name, known)
  return known
}

/** `wx.onX` and `wx.offX`; without a listener `off` forgets all of them. */
export const on = (name: string) => (hook: Hook) => void of(name).add(hook)
export const off = (name: string) => (hook?: Hook) => {
  if (hook) of(name).delete(hook)
  else of(name).clear()
}
export const emit = (name: string, value?: unknown) => {
  for (const hook of of(name)) guarded(name, hook)(value)
}
