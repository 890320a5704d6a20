import type { Feature } from '@contract/features'
import type { Context } from './handler'
import { Refusal } from './refusal'

/** Where somebody asks, and what is closed there. */
export type Here = Pick<Context, 'platform' | 'config'>

export const isClosed = ({ platform, config }: Here, feature: Feature): boolean =>
  config.closed[platform].includes(feature)

export function refuseClosed(here: Here, feature: Feature | undefined): void {
  if (feature && isClosed(here, feature)) throw new Refusal('closedHere')
}
