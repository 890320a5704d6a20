/** What is under way, in one house and by name. */
const underWay = new WeakMap<object, Map<string, Promise<unknown>>>()

/** However many want the same at a time, it is done once, and all of them get what came of it. */
export function inOne<T>(house: object, name: string, work: () => Promise<T>): Promise<T> {
  const here = underWay.get(house) ?? new Map<string, Promise<unknown>>()
  underWay.set(house, here)
  const found = here.get(name) as Promise<T> | undefined
  if (found) return found
  const doing = work().finally(() => here.delete(name))
  here.set(name, doing)
  return doing
}
