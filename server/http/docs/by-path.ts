import type { Path } from '@contract/api'

/** Made once for each call. */
export function byPath<T>(make: (path: Path) => T): (path: Path) => T {
  const made = new Map<Path, T>()
  return (path) => {
    const known = made.get(path)
    if (known !== undefined) return known
    const one = make(path)
    made.set(path, one)
    return one
  }
}
