import { placeAt } from '../places'
import { defineKind } from './kind'

export interface GuardFound {
  alert_id: string
}

/** It may stand on a locked screen: what was found, and of which measure, is read in the app alone. */
export const healthKinds = {
  guardFound: defineKind<GuardFound>({
    subject: 'health',
    template: 'guard',
    words: () => ({
      title: '健康守护有一条新提醒',
      text: '打开看一看，看过请点“我知道了”',
      thing: '健康守护',
      state: '待查看',
    }),
    place: ({ alert_id }) => placeAt('guardAlert', { alert_id }),
  }),
  guardUnseen: defineKind<object>({
    subject: 'health',
    template: 'guard',
    words: () => ({
      title: '家人有一条健康提醒还没有看',
      text: '打个电话问一问，给您看的记录在“家人”页里',
      thing: '健康守护',
      state: '待查看',
    }),
    place: () => placeAt('healthFamily'),
  }),
}
