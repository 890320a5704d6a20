type Listener = (...args: unknown[]) => void

/** The event channel between a page and the one that opened it. */
export function createChannel() {
  const listeners = new Map<string, Set<Listener>>()
  const on = (name: string, listener: Listener) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
  }
  const off = (name: string, listener?: Listener) => {
    if (listener) listeners.get(name)?.delete(listener)
    else listeners.delete(name)
  }
  const once = (name: string, listener: Listener) => {
    const first: Listener = (...args) => {
      off(name, first)
      listener(...args)
    }
    on(name, first)
  }
  const emit = (name: string, ...args: unknown[]) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(...args)
  }
  return { on, once, off, emit }
}

export type Channel = ReturnType<typeof createChannel>
