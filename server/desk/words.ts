import { replyTime } from '@server/calendar'
import type { Shown } from '@server/call/desk-case'
import type { HouseRecord } from '@server/database/house-records'
import { actionTexts, type Decision, type DeskRecord } from '@server/decision/records'
import { yuan } from '@server/money'
import type { Kind, Pending } from './waiting'

export const usage = `用法：
  npm run desk -- list                                          待处理的申请，先到期的在前
  npm run desk -- show <种类> <编号> [--pictures 文件夹]        一个申请；图片存到文件夹
  npm run desk -- approve <种类> <编号> --by 姓名               通过
  npm run desk -- refuse <种类> <编号> --by 姓名 --reason 原因  拒绝
  npm run desk -- settle <种类> <编号> --by 姓名 --note 说明    已用别的办法处理好，记下来
  npm run desk -- say <种类> <编号> --by 姓名 --text 留言       留言，不作决定
  npm run desk -- ship <订单号或售后单号> <快递公司> <快递单号> --by 姓名  包裹已交给快递公司
  npm run desk -- records                                       最近的处理和操作，谁看过什么也在里面
  每一次都会记下；不用写姓名的也可以用 --by 写上。退款达到一定金额要两个人先后通过，各用自己的系统账号`

const moment = (at: Date) => replyTime(at).slice(0, 16).replace('T', ' ')

/** How many of a kind wait, and how many of them for too long. */
export function countLine({ kind, title }: Kind, waiting: readonly Pending[]): string {
  if (waiting.length === 0) return `${title} ${kind}：没有待处理`
  const late = waiting.filter((one) => one.late).length
  return `${title} ${kind}：${waiting.length} 个待处理${late > 0 ? `，${late} 个过期` : ''}`
}

export function waitingLine({ kind, id, due, late, line, proposedBy }: Pending): string {
  const second = proposedBy === undefined ? '' : `  [${proposedBy}已提出通过，等另一个人]`
  return `  ${moment(due)} 前${late ? '，过期' : ''}  ${kind} ${id}  ${line}${second}`
}

export function shownLines(title: string, id: string, { since, facts }: Shown) {
  const all = [['时间', moment(since)], ...facts]
  return [`${title} ${id}`, ...all.map(([name, value]) => `  ${name}：${value}`)]
}

/** Parcels are many, and have a command of their own. */
export const packingLine = (waiting: readonly { state: string }[]) => {
  const toPack = waiting.filter(({ state }) => state === 'paid').length
  return `发货：待打包 ${toPack} 单，打包中 ${waiting.length - toPack} 单，npm run packing -- list 列出`
}

export const twoFact = (sum: number, limit: number) =>
  [
    '要两个人通过',
    `这次退 ${yuan(sum)}，达到了 ${yuan(limit)}：先后两个人，各用自己的系统账号`,
  ] as const

type Decided = Pick<Decision, 'action' | 'reason'>

export const decidedLine = (title: string, id: string, { action, reason }: Decided) =>
  `已${actionTexts[action]}：${title} ${id}${reason ? `（${reason}）` : ''}`

export const recordLine = ({ createdAt, decidedBy, action, reason }: DeskRecord) =>
  `${moment(createdAt)}  ${decidedBy} ${actionTexts[action]}${reason ? `：${reason}` : ''}`

const outcomes: Record<HouseRecord['outcome'], string> = {
  done: '',
  refused: '  没有通过',
  failed: '  出错了',
}

export function commandLine({ createdAt, osUser, givenBy, outcome, ...given }: HouseRecord) {
  const who = givenBy ? `${osUser}（${givenBy}）` : osUser
  const what = [given.command, given.kind, given.about].filter(Boolean).join(' ')
  return `${moment(createdAt)}  ${who}  ${what}${outcomes[outcome]}`
}
