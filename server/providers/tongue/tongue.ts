import type { TongueConfig } from '@server/config'
import type { Guard } from '../guard'
import { createHttpTongue } from './http'
import { createLocalTongue } from './local'

/** How a photograph came out, as the phone that took it measured. */
export interface Taken {
  /** The mean of all that is in it, from 0 for black to 255 for white. */
  brightness: number
  /** How much neighbouring places differ; what is blurred differs little. */
  sharpness: number
}

export interface Photograph extends Taken {
  type: string
  content: Buffer
}

/** Something that was seen, in the words of whoever saw it. */
export interface Finding {
  name: string
  text: string
}

/** What is said of a photograph. */
export interface Looked {
  /** Who looked at it, as people read it. */
  by: string
  /** What stands in the way of seeing anything, in words; empty: it is clear enough. */
  faults: readonly string[]
  /** Nothing but what a service has said; null: nobody looked at more than whether it is clear. */
  findings: readonly Finding[] | null
}

export interface TongueProvider {
  look(photograph: Photograph): Promise<Looked>
}

export const createTongue = (config: TongueConfig, guard: Guard): TongueProvider =>
  config.provider === 'local' ? createLocalTongue() : createHttpTongue(config, guard)
