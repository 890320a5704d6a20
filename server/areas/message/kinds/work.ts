import { placeAt } from '../places'
import { defineKind } from './kind'

export interface ToursProposed {
  /** Names of the machines that are worth a tour. */
  machines: readonly string[]
}

export interface CustomerHanded {
  customer_id: string
  name: string
  reason: string
}

export interface LocationMoved {
  lead_id: string
  /** Of the place. */
  name: string
  /** What it came to. */
  state: string
  words: string
}

/** Work that waits for people of a role. */
export const workKinds = {
  toursProposed: defineKind<ToursProposed>({
    subject: 'work',
    template: 'work',
    words: ({ machines }) => ({
      title: machines.length > 1 ? `${machines.length} 台机器该补货了` : '机器该补货了',
      text: `${machines.join('、')}卖得差不多了，出门前看看要带什么`,
      thing: machines[0] ?? '',
      state: '该补货了',
    }),
    place: () => placeAt('earlyWarning'),
  }),
  customerHanded: defineKind<CustomerHanded>({
    subject: 'work',
    template: 'work',
    words: ({ name, reason }) => ({
      title: '有一位客户交给您',
      text: `“${name}”从现在起由您跟进：${reason}`,
      thing: name,
      state: '待跟进',
    }),
    place: ({ customer_id }) => placeAt('customer', { customer_id }),
  }),
  locationMoved: defineKind<LocationMoved>({
    subject: 'work',
    template: 'work',
    words: ({ name, state, words }) => ({
      title: `点位${state}`,
      text: `“${name}”${words}`,
      thing: name,
      state,
    }),
    place: ({ lead_id }) => placeAt('location', { lead_id }),
  }),
}
