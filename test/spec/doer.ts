import type { Path } from '@contract/api'
import type { Doer, Hosted } from './calls'

export const isHosted = (doer: unknown): doer is Hosted => typeof doer === 'object'

export const pathOf = (doer: Exclude<Doer, 'open'>): Path => (isHosted(doer) ? doer.host : doer)
