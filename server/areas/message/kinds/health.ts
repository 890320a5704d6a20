import { placeAt } from '../places'
import { defineKind } from './kind'

export interface GuardFound {
  alert_id: string
}

export interface GuardUnseen {
  /** What the reader calls them; messages of before do not say it. */
  name?: string
}

export interface GuardTaken {
  alert_id: string
  name: string
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
  guardUnseen: defineKind<GuardUnseen>({
    subject: 'health',
    template: 'guard',
    words: ({ name = '家人' }) => ({
      title: `${name}有一条健康提醒还没有看`,
      text: '打个电话问一问，再到“家人”页里点“我来跟进”，就不再惊动别人',
      thing: '健康守护',
      state: '待查看',
    }),
    place: () => placeAt('healthFamily'),
  }),
  guardTaken: defineKind<GuardTaken>({
    subject: 'health',
    template: 'guard',
    words: ({ name }) => ({
      title: `${name}在跟进您的健康提醒`,
      text: '不再告诉别的家人；您看过以后请点“我知道了”',
      thing: '健康守护',
      state: '有人跟进',
    }),
    place: ({ alert_id }) => placeAt('guardAlert', { alert_id }),
  }),
}
