import type { Config } from '@server/config'
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
  /** The latest first. */
  course: Step[]
}

export interface LogisticsProvider {
  /** Whom a person of the house can hand a parcel to, by key. */
  carriers: Readonly<Record<string, { name: string; phone: string }>>
  /** Whether people of the house hand parcels over, and tell the number themselves. */
  byHand: boolean
  /** Hands a parcel over; the carrier's number for it comes back. */
  send(orderSn: string, at: Date): Promise<{ carrier: string; trackingNo: string }>
  track(parcel: Parcel, now: Date): Promise<Tracked>
}

export const createLogistics = ({ logistics }: Pick<Config, 'logistics'>): LogisticsProvider =>
  logistics.provider === 'local' ? createLocalLogistics() : createKuaidi100(logistics)
