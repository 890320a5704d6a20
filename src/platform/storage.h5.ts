/** A browser may refuse storage (private mode, full, switched off); the app then runs without it. */
const memory = new Map<string, string>()

export function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

export function remove(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
}
