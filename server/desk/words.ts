import { replyTime } from '@server/calendar'
import type { Shown, Waiting } from '@server/call/desk-case'
import type { Action, Decision } from './decision'
import type { deskRecords } from './tables'

type DeskRecord = typeof deskRecords.$inferSelect

export const usage = `用法：
  npm run desk -- list                                          待处理的申请
  npm run desk -- show <种类> <编号> [--pictures 文件夹]        一个申请；图片存到文件夹
  npm run desk -- approve <种类> <编号> --by 姓名               通过
  npm run desk -- refuse <种类> <编号> --by 姓名 --reason 原因  拒绝
  npm run desk -- settle <种类> <编号> --by 姓名 --note 说明    已用别的办法处理好，记下来
  npm run desk -- say <种类> <编号> --by 姓名 --text 留言       留言，不作决定
  npm run desk -- ship <订单号或售后单号> <快递公司> <快递单号> --by 姓名  包裹已交给快递公司
  npm run desk -- records                                       最近的处理记录`

const moment = (at: Date) => replyTime(at).slice(0, 16).replace('T', ' ')

export function waitingLines(kind: string, title: string, waiting: readonly Waiting[]) {
  const head = `${title} ${kind}：${waiting.length > 0 ? `${waiting.length} 个待处理` : '没有待处理'}`
  return [head, ...waiting.map(({ id, since, line }) => `  ${id}  ${moment(since)}  ${line}`)]
}

export function shownLines(title: string, id: string, { since, facts }: Shown) {
  const all = [['时间', moment(since)], ...facts]
  return [`${title} ${id}`, ...all.map(([name, value]) => `  ${name}：${value}`)]
}

const actions: Record<Action, string> = { approve: '通过', refuse: '拒绝', settle: '处理' }

export const decidedLine = (title: string, id: string, { action, reason }: Decision) =>
  `已${actions[action]}：${title} ${id}${reason ? `（${reason}）` : ''}`

export const recordLine = ({ createdAt, decidedBy, action, reason }: DeskRecord) =>
  `${moment(createdAt)}  ${decidedBy} ${actions[action]}${reason ? `：${reason}` : ''}`
