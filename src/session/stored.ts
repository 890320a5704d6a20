import { read, remove, write } from '../platform/storage'

/** What cannot be read back counts as absent. */
export function readJson<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  const text = read(key)
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isValid(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function writeJson(key: string, value: unknown): void {
  if (value === null || value === undefined) remove(key)
  else write(key, JSON.stringify(value))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
