import { giveCode } from '@server/areas/ad-gift/ad-gift'
import {
  type Chosen,
  releaseShare,
  spendShare,
  takeBackShare,
  type OpenTask,
} from '@server/areas/advertiser/advertiser'
import { inviteSharesOf, noteInviteRewards } from '@server/areas/invite/invite'
import { villageOf } from '@server/areas/village/village'
import { dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type Bill, move, type Part, workOf } from './bills'
import { refuseHeld } from './held'
import { interestsOf } from './interests'
import { stepOf } from './proofs/proofs'
import { chosenIn } from './proofs/questionnaire'
import { kindRules } from './rules'
import { callNext } from './turn'

/** Hands in what is proved; handing it in again changes nothing. */
export async function complete(tx: Db, part: Part, now: Date): Promise<Bill> {
  const { bill } = part
  if (bill.state === 'completed' || bill.state === 'received') return bill
  if (stepOf(workOf(part)) !== 'done') throw new Refusal('taskUnproved')
  return move(tx, bill, 'completed', { completedAt: now, readyAt: null, reservedUntil: null })
}

/** Nothing more comes of it: its share is free for others. */
export async function drop(tx: Db, bill: Bill, to: 'failed' | 'expired', reason: string) {
  const dropped = await move(tx, bill, to, { reason, reservedUntil: null, readyAt: null })
  await releaseShare(tx, bill.share)
  await callNext(tx, bill.taskId)
  return dropped
}

/** What is paid for is told apart by whose part in which task it is. */
const subjectOf = ({ billUserId }: Bill) => billUserId

/** When what a task gives is the person's to take; null: at once. */
export function settlesAt({ kind }: Pick<OpenTask, 'kind'>, now: Date): Date | null {
  const { settleDays } = kindRules[kind]
  return settleDays === 0 ? null : new Date(now.getTime() + settleDays * dayMs)
}

/** Pays what it gives and hands out what comes beside, once however often it is asked for. */
export async function receive(tx: Db, part: Part, now: Date): Promise<Bill> {
  const { userId, billUserId, taskId, state } = part.bill
  if (state === 'completed') await refuseHeld(tx, part.bill)
  const paid = await pay(tx, part, now)
  if (state !== 'received') await giveCode(tx, { taskId, billUserId, userId, at: now })
  return paid
}

function chosenBy(part: Part): Chosen {
  const { kind, creative, progress } = workOf(part)
  return kind === 'questionnaire' ? chosenIn(creative, progress) : {}
}

/** Without what comes beside: for who can no longer use it. */
export async function pay(tx: Db, { bill, task }: Part, now: Date): Promise<Bill> {
  const { userId, share, choice } = bill
  if (bill.state === 'received') return bill
  const village = await villageOf(tx, userId)
  const subject = subjectOf(bill)
  const shares = await inviteSharesOf(tx, { userId, price: share.price, at: now })
  const spent = await spendShare(tx, share, {
    ...{ userId, subject, title: task.title, at: now },
    ...(choice && { reward: choice }),
    settlesAt: settlesAt(task, now),
    invited: shares.map(({ userId: inviter, cents }) => ({ userId: inviter, cents })),
    villageId: village?.villageId ?? null,
    interests: await interestsOf(tx, userId),
    answers: chosenBy({ bill, task }),
  })
  if (!spent) throw new Error(`What ${bill.billUserId} gives was paid before`)
  await noteInviteRewards(tx, { guestId: userId, subject, shares, at: now })
  return move(tx, bill, 'received', {
    receivedAt: now,
    gotCents: spent.cents,
    gotPoints: spent.points,
  })
}

const unruly = '没有按规则完成'

/** It was no honest completion: what it gave goes back as far as it is still there. */
export async function takeBack(tx: Db, bill: Bill, at: Date): Promise<void> {
  const { userId, state, taskId } = bill
  if (state === 'reviewing') return void (await drop(tx, bill, 'failed', unruly))
  let reason = unruly
  if (state === 'received') {
    const given = { userId, subject: subjectOf(bill), reason, at }
    reason = backWords(await takeBackShare(tx, given))
  } else await releaseShare(tx, bill.share)
  await move(tx, bill, 'taken_back', { reason })
  await callNext(tx, taskId)
}

type Back = Awaited<ReturnType<typeof takeBackShare>>

/** What was taken already, or spent, stays so, and is not said to be taken back. */
function backWords(back: Back): string {
  if (!back || back.cents + back.points === back.centsBack + back.pointsBack)
    return `${unruly}，奖励已收回`
  if (back.pointsBack > 0)
    return `${unruly}，收回了还没用的 ${back.pointsBack} 积分，用掉的 ${back.points - back.pointsBack} 积分没有收回`
  return `${unruly}，奖励已经领走或用掉，没有收回`
}
