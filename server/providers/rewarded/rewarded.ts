import type { filmWays } from '@contract/ad-reward'
import type { RewardedConfig } from '@server/config'
import type { Guard } from '../guard'
import { createLocalFilms } from './local'
import { createPlatformFilms } from './platforms'

export type FilmWay = (typeof filmWays)[number]

/** Whom a film is shown to, as anybody else may know it. */
export interface Viewing {
  ticketId: string
  viewer: string
}

/** How films are shown in one place. */
export interface Showing {
  way: FilmWay
  /** The film's address, the number of the ad unit, or the page to show. */
  source(viewing: Viewing): string
}

/** What a platform tells of a film that was seen to its end. */
export interface Seen extends Viewing {
  /** Its own number for it, which it never uses twice. */
  transactionId: string
}

export interface RewardedProvider {
  /** Null where there are none. */
  showingIn(place: 'miniProgram' | 'web'): Showing | null
  /** The query as it arrived. Throws `Forged` where it does not come from the platform, or not to us. */
  read(query: string): Promise<Seen>
}

export const createRewarded = (config: RewardedConfig, guard: Guard): RewardedProvider =>
  config.provider === 'local' ? createLocalFilms() : createPlatformFilms(config, guard)
