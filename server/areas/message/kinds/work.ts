import { placeAt } from '../places'
import { defineKind } from './kind'

export interface ToursProposed {
  /** Names of the machines that are worth a tour. */
  machines: readonly string[]
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
