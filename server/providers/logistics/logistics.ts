import type { LogisticsConfig } from '@server/config'
import type { Guard } from '../guard'
import { createKuaidi100 } from './kuaidi100'
import { createLocalLogistics } from './local'

export interface Parcel {
  carrier: string
  trackingNo: string
  shippedAt: Date
  /** When its owner said that it had arrived, if they did. */
  deliveredAt: Date | null
  city: string
  district: string
  /** Of the recipient: some carriers tell a parcel's course only to who knows it. */
  phone?: string
}

export interface Step {
  at: Date
  text: string
  place: string
}

export interface Tracked {
  carrier: { name: string; phone: string }
  stateText: string
  /** When the carrier handed it over, as far as they say. */
  signedAt: Date | null
  /** The latest first. */
  course: Step[]
}

export interface LogisticsProvider {
  track(parcel: Parcel, now: Date): Promise<Tracked>
}

export const createLogistics = (config: LogisticsConfig, guard: Guard): LogisticsProvider =>
  config.provider === 'local' ? createLocalLogistics() : createKuaidi100(config, guard)
