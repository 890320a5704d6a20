/** What passes between logic and view passes as JSON, as on a phone. */
export const copy = <T>(value: T): T =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T)

export function safeCopy(value: unknown): unknown {
  try {
    return copy(value)
  } catch {
    return String(value)
  }
}
