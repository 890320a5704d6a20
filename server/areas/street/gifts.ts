import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { accountOf, maskName, nicknameOf } from '@server/areas/auth/auth'
import { acceptInvitation } from '@server/areas/invite/invite'
import { dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { savepoint } from '@server/database/transaction'
import { phaseOf } from '@server/phase'
import { bagOf, noteMove } from './bag'
import { type Activity, findActivity, type Gift, giftOf, lockPromoter, promoterBy } from './find'
import { streetGifts } from './tables'

interface Scanning {
  userId: string
  code: string
  now: Date
}

/** Takes part by a promoter's code; asked again there is the same gift. */
export async function takePart(
  tx: Db,
  { userId, code, now }: Scanning,
): Promise<{ activity: Activity; gift: Gift }> {
  const promoter = await promoterBy(tx, code)
  if (!promoter) throw new Refusal('inviteWrong', '这个码没有用，请推广员再出示一次')
  const { activityId, userId: promoterId } = promoter
  const activity = await findActivity(tx, activityId)
  const known = await giftOf(tx, activityId, userId)
  if (known) return { activity, gift: known }
  if (promoterId === userId) throw new Refusal('inviteOwn', '自己的码不能自己领')
  if (phaseOf(activity, now) !== 'open') throw new Refusal('invalid', '活动不在进行，看看时间再来')
  if (!promoter.beganAt || promoter.endedAt)
    throw new Refusal('invalid', '这位推广员现在不在，找找旁边的推广员')
  await refuseOld(tx, activity, userId, now)
  const newcomer = await bindTo(tx, promoterId, userId, now)
  const [gift] = await tx
    .insert(streetGifts)
    .values({
      ...{ activityId, userId, promoterId, newcomer },
      code: await freeCode(tx, activityId),
      state: 'waiting',
      createdAt: now,
    })
    .onConflictDoNothing({ target: [streetGifts.activityId, streetGifts.userId] })
    .returning()
  return { activity, gift: gift ?? (await giftOf(tx, activityId, userId))! }
}

async function refuseOld(tx: Db, { newcomerDays }: Activity, userId: string, now: Date) {
  if (newcomerDays === 0) return
  const { since, returned } = await accountOf(tx, userId)
  if (returned || now.getTime() - since.getTime() > newcomerDays * dayMs)
    throw new Refusal('notMeant', `这份礼给注册 ${newcomerDays} 天以内的新邻居`)
}

/** Who is new belongs to who brought them; who came another way, or long ago, is welcome all the same. */
async function bindTo(tx: Db, inviterId: string, userId: string, now: Date): Promise<boolean> {
  try {
    await savepoint(tx, (step) => acceptInvitation(step, { userId, inviterId, now }))
    return true
  } catch (thrown) {
    if (thrown instanceof Refusal) return false
    throw thrown
  }
}

/** Nobody guesses one of a million while a promoter stands there; of a few taken ones another is drawn. */
async function freeCode(tx: Db, activityId: number): Promise<string> {
  for (;;) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const which = and(eq(streetGifts.activityId, activityId), eq(streetGifts.code, code))
    if ((await tx.$count(streetGifts, which)) === 0) return code
  }
}

interface HandingOver {
  activityId: number
  userId: string
  code: string
  now: Date
}

/** Out of the promoter's bag into the hands of who shows the code, once. */
export async function handOver(tx: Db, { activityId, userId, code, now }: HandingOver) {
  const activity = await findActivity(tx, activityId)
  if (phaseOf(activity, now) === 'over') throw new Refusal('invalid', '活动已经结束，不再发礼物')
  const promoter = await lockPromoter(tx, activityId, userId)
  if (!promoter.beganAt || promoter.endedAt)
    throw new Refusal('invalid', '还没有开始，或者已经收工，不能发礼物')
  const which = and(eq(streetGifts.activityId, activityId), eq(streetGifts.code, code))
  const [gift] = await tx.select().from(streetGifts).where(which).for('update')
  if (!gift) throw new Refusal('notFound', '没有这个领取码，请和邻居核对')
  if (gift.state === 'given') throw new Refusal('invalid', '这份已经领过了，一人只有一份')
  const mine = { activityId, userId }
  const { bag } = await bagOf(tx, mine)
  if (bag === 0) throw new Refusal('soldOut', '包里没有礼物了，补货后在“开始”里加上')
  await noteMove(tx, mine, 'given', 1, now)
  await tx.update(streetGifts).set({ state: 'given', givenAt: now }).where(which)
  const name = maskName(await nicknameOf({ db: tx }, gift.userId))
  return { name, gift: activity.gift, bag: bag - 1 }
}
