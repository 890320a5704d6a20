import { type FunctionComponent, memo, useState, useSyncExternalStore } from 'react'

type Listener = () => void

/** One field of a store: how often it has changed, and who wants to know. */
interface Field {
  changes: number
  readonly listeners: Set<Listener>
}

let reading: Set<Field> | undefined

/** Runs `work` and notes the fields that it reads. */
function noteReads<T>(work: () => T): { result: T; fields: Set<Field> } {
  const outer = reading
  const fields = new Set<Field>()
  reading = fields
  try {
    return { result: work(), fields }
  } finally {
    reading = outer
  }
}

/** From here on the store's own fields tell when they are replaced; `plain` ones don't. */
export function makeObservable<T extends object>(store: T, plain: readonly (keyof T)[] = []): void {
  for (const name of Object.keys(store) as (keyof T)[]) {
    if (plain.includes(name)) continue
    let value = store[name]
    const field: Field = { changes: 0, listeners: new Set() }
    Object.defineProperty(store, name, {
      enumerable: true,
      get: () => {
        reading?.add(field)
        return value
      },
      set: (next: T[keyof T]) => {
        if (Object.is(next, value)) return
        value = next
        field.changes += 1
        for (const listener of [...field.listeners]) listener()
      },
    })
  }
}

/** Watches whatever fields were read last. */
class Watch {
  private fields = new Set<Field>()
  private seen = 0
  private version = 0
  private tell: Listener | undefined
  private readonly changed = () => {
    this.version += 1
    this.tell?.()
  }

  read<T>(work: () => T): T {
    const { result, fields } = noteReads(work)
    if (this.tell) this.listen(fields)
    this.fields = fields
    this.seen = this.count()
    return result
  }

  readonly current = () => this.version

  readonly subscribe = (tell: Listener) => {
    this.tell = tell
    this.fields.forEach((field) => field.listeners.add(this.changed))
    // what changed between drawing and subscribing has told nobody
    if (this.count() !== this.seen) this.changed()
    return () => {
      this.tell = undefined
      this.fields.forEach((field) => field.listeners.delete(this.changed))
    }
  }

  private listen(fields: Set<Field>): void {
    this.fields.forEach((field) => {
      if (!fields.has(field)) field.listeners.delete(this.changed)
    })
    fields.forEach((field) => field.listeners.add(this.changed))
  }

  private count(): number {
    let changes = 0
    this.fields.forEach((field) => (changes += field.changes))
    return changes
  }
}

/** A component that is drawn anew when a field of a store that it has read changes. */
export function observer<P extends object>(component: FunctionComponent<P>) {
  function Observed(props: P) {
    const [watch] = useState(() => new Watch())
    useSyncExternalStore(watch.subscribe, watch.current)
    return watch.read(() => component(props))
  }
  Observed.displayName = component.name
  return memo(Observed)
}

/** Calls `effect` whenever what `read` makes of the stores changes; returns the end of it. */
export function reaction<T>(read: () => T, effect: (value: T) => void): () => void {
  const watch = new Watch()
  let last = watch.read(read)
  return watch.subscribe(() => {
    const value = watch.read(read)
    if (Object.is(value, last)) return
    last = value
    effect(value)
  })
}
