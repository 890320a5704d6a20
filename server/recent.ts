/** Keeps what was made of late, so many of them; what was not asked for the longest goes. */
export function createRecent<Kept>(most: number) {
  const kept = new Map<string, Promise<Kept>>()
  return function recall(name: string, make: () => Promise<Kept>): Promise<Kept> {
    const found = kept.get(name) ?? make()
    kept.delete(name)
    if (kept.size >= most) kept.delete(kept.keys().next().value!)
    kept.set(name, found)
    found.catch(() => kept.delete(name))
    return found
  }
}
