import { placeAt } from '../places'
import { defineKind } from './kind'

export interface FaultOpened {
  fault_id: number
  machine: string
  what: string
  due_at: string
}

export interface FaultMended {
  machine: string
  what: string
}

export interface InstallAudited {
  install_id: number
  passed: boolean
  reason: string
}

/** 11-26 09:30 */
const shortTime = (at: string) => `${at.slice(5, 10)} ${at.slice(11, 16)}`

/** Machines: what is wrong with them and who mends it, and whether they are put up well. */
export const upkeepKinds = {
  faultOpened: defineKind<FaultOpened>({
    subject: 'work',
    template: 'repair',
    words: ({ machine, what, due_at }) => ({
      title: '有机器要修',
      text: `${machine}：${what}，请在 ${shortTime(due_at)} 前修好`,
      thing: `${machine} ${what}`,
      state: '待接单',
    }),
    place: ({ fault_id }) => placeAt('fault', { fault_id }),
  }),
  faultMended: defineKind<FaultMended>({
    subject: 'machine',
    template: 'repair',
    words: ({ machine, what }) => ({
      title: '您报的机器修好了',
      text: `${machine}：${what}已经修好。好了点确认，还不行也请告诉我们`,
      thing: `${machine} ${what}`,
      state: '修好了',
    }),
    place: () => placeAt('reports'),
  }),
  installAudited: defineKind<InstallAudited>({
    subject: 'work',
    template: 'repair',
    words: ({ passed, reason }) => ({
      title: passed ? '装机验收通过了' : '装机要返工',
      text: passed ? '您装的机器已经上线' : reason,
      thing: '装机验收',
      state: passed ? '已通过' : '要返工',
    }),
    place: ({ install_id }) => placeAt('install', { install_id }),
  }),
}
