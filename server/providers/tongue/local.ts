import { faultsOf } from './faults'
import type { TongueProvider } from './tongue'

/** Sees only whether a photograph is clear enough to show to somebody, and says nothing else of it. */
export const createLocalTongue = (): TongueProvider => ({
  look: (photograph) =>
    Promise.resolve({ by: '邻集', faults: faultsOf(photograph), findings: null }),
})
