import type { Driver } from './Driver'
import type { Stage } from './stage'

type Run = (driver: Driver, stage: Stage, other: OnAnother) => Promise<void>

/** Does something on a second phone. */
type OnAnother = (run: (other: Driver) => Promise<void>) => Promise<void>

export interface Flow {
  title: string
  run: Run
  /** The browser itself reports a request whose answer was lost on purpose. */
  losesAnswer?: true
  /** What the other platform does not have. */
  only?: Driver['platform']
}
