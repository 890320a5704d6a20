import type { Read } from './useRead'

type Known = Pick<Read<unknown>, 'data' | 'error' | 'loading' | 'reload'>

/** Several answers that a page shows together or not at all. */
export function allOf(...calls: readonly Known[]): Known {
  const missing = calls.filter(({ data }) => data === undefined)
  return {
    data: missing.length === 0 ? true : undefined,
    error: missing.find(({ error }) => error !== undefined)?.error,
    loading: missing.some(({ loading }) => loading),
    reload: async () => void (await Promise.all(missing.map(({ reload }) => reload()))),
  }
}
