type Listener = (touched: readonly string[] | 'everything') => void

let listener: Listener = () => undefined

/** Who keeps answers hears what a write made stale. */
export function whenTouched(listen: Listener): void {
  listener = listen
}

/** Without tags everything is: what became of a write is not known. */
export function tellTouched(tags: readonly string[] | 'everything' = 'everything'): void {
  listener(tags)
}
