import type { Config } from '@server/config'
import { createLocalLogistics } from './local'

export interface Parcel {
  carrier: string
  trackingNo: string
  shippedAt: Date
  /** When its owner said that it had arrived, if they did. */
  deliveredAt: Date | null
  city: string
  district: string
}

export interface Step {
  at: Date
  text: string
  place: string
}

export interface Tracked {
  carrier: { name: string; phone: string }
  stateText: string
  /** The latest first. */
  course: Step[]
}

export interface LogisticsProvider {
  /** Hands a parcel over; the carrier's number for it comes back. */
  send(orderSn: string, at: Date): Promise<{ carrier: string; trackingNo: string }>
  track(parcel: Parcel, now: Date): Promise<Tracked>
}

export const createLogistics = (_config: Config): LogisticsProvider => createLocalLogistics()
