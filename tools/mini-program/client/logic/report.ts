import type { PageAudit } from '../../audit'

/** Everything a run tells its tests. An entry in `errors` or `lacking` fails them. */
export const report = {
  /** One of each page that was opened, as long as the app runs. */
  audits: [] as PageAudit[],
  errors: [] as string[],
  console: [] as { level: string; text: string }[],
  /** `wx.*` calls by name, with what they were given. */
  calls: [] as { name: string; given: unknown }[],
  setData: [] as { route: string; bytes: number; at: number }[],
  /** What WeChat has and this host does not: `wx.*` names and component tags. */
  lacking: [] as string[],
  /** What works here and would be refused or be slow in WeChat. */
  violations: [] as string[],
}

type Listener = (message: string) => void
const listeners = new Set<Listener>()
export const onReportedError = (listener: Listener) => void listeners.add(listener)

export function reportError(where: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : describe(error)
  report.errors.push(`${where}: ${text}`)
  console.error(`[mini program] ${where}: ${text}`)
  for (const listener of listeners) listener(text)
}

export function describe(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Error) return value.stack ?? value.message
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

/** Runs what belongs to the app; what it throws is an error of the app, not of the host. */
export function guarded<A extends unknown[]>(where: string, run?: (...args: A) => unknown) {
  return (...args: A): unknown => {
    try {
      return run?.(...args)
    } catch (error) {
      reportError(where, error)
      return undefined
    }
  }
}
