import { placeAt } from '../places'
import { defineKind } from './kind'

export interface TaskTurn {
  flag: number
  title: string
  minutes: number
}

export interface TaskQueueOver {
  flag: number
  title: string
  /** Why they need not wait any more, as a sentence without its end. */
  why: string
}

export interface TaskDecided {
  flag: number
  title: string
  approved: boolean
  reason: string
}

/** Tasks of advertisers: whose turn it is in a queue, and what was decided on a proof. */
export const taskKinds = {
  taskTurn: defineKind<TaskTurn>({
    subject: 'activity',
    template: 'begins',
    words: ({ title, minutes }) => ({
      title: '任务轮到您了',
      text: `“${title}”给您留了 ${minutes} 分钟，过时让给下一位`,
      thing: title,
      state: '轮到您了',
    }),
    place: ({ flag }) => placeAt('task', { flag }),
  }),
  taskQueueOver: defineKind<TaskQueueOver>({
    subject: 'activity',
    template: 'begins',
    words: ({ title, why }) => ({
      title: '排队的任务不用等了',
      text: `“${title}”不用再等了：${why}`,
      thing: title,
      state: '不用等了',
    }),
    place: ({ flag }) => placeAt('task', { flag }),
  }),
  taskDecided: defineKind<TaskDecided>({
    subject: 'activity',
    template: 'identity',
    words: ({ title, approved, reason }) => ({
      title: approved ? '任务截图通过了' : '任务截图没有通过',
      text: approved ? `“${title}”做完了，去领奖励` : `“${title}”：${reason}`,
      thing: title,
      state: approved ? '已通过' : '未通过',
    }),
    place: ({ flag }) => placeAt('task', { flag }),
  }),
}
