import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { Refusal } from '@server/call/refusal'
import type { Sweep } from '@server/jobs/sweep'
import { holdingInvites, holdings } from './tables'
import { addHoldings, type Holding } from './give'
import { actionsOf, isHolding, lockHolding, rightsOf } from './held'

const openHours = 72

export type Invite = typeof holdingInvites.$inferSelect

interface Giver {
  userId: string
  holdingId: string
  message: string
  now: Date
}

/** The thing leaves its owner's hands only when somebody accepts; meanwhile nobody can use it. */
export async function offer(tx: Db, { userId, holdingId, message, now }: Giver) {
  const holding = await lockHolding(tx, userId, holdingId)
  if (!actionsOf(holding, await rightsOf(tx, holding), now).includes('give')) {
    throw new Refusal('notGivable', holding.state === 'offered' ? '这件已经在转赠中' : undefined)
  }
  await setState(tx, holding, 'offered')
  const latest = new Date(now.getTime() + openHours * 3600 * 1000)
  const expiresAt = holding.expiresAt && holding.expiresAt < latest ? holding.expiresAt : latest
  const [invite] = await tx
    .insert(holdingInvites)
    .values({
      inviteId: uuidv7(now.getTime()),
      userId,
      holdingId,
      message,
      state: 'open',
      expiresAt,
      createdAt: now,
    })
    .returning()
  return { invite_id: invite!.inviteId, expires_at: replyTime(expiresAt) }
}

/** The invitation first and the thing after it, as whoever accepts locks them. */
export async function takeBack(tx: Db, userId: string, holdingId: string) {
  const [closed] = await tx
    .update(holdingInvites)
    .set({ state: 'takenBack' })
    .where(isOpenFor({ userId, holdingId }))
    .returning()
  const holding = await lockHolding(tx, userId, holdingId)
  if (!closed) throw new Refusal('inviteClosed', '这件没有在转赠中')
  await setState(tx, holding, 'usable')
}

/** Who accepts gets a thing of their own; the giver keeps the memory of it. */
export async function accept(tx: Db, userId: string, inviteId: string, now: Date): Promise<string> {
  const holdingId = uuidv7(now.getTime())
  const [invite] = await tx
    .update(holdingInvites)
    .set({ state: 'accepted', acceptedBy: userId, acceptedHoldingId: holdingId, acceptedAt: now })
    .where(
      and(
        eq(holdingInvites.inviteId, inviteId),
        eq(holdingInvites.state, 'open'),
        gt(holdingInvites.expiresAt, now),
        ne(holdingInvites.userId, userId),
      ),
    )
    .returning()
  if (!invite) throw await whyNot(tx, userId, inviteId)
  const given = await lockHolding(tx, invite.userId, invite.holdingId)
  const rights = await rightsOf(tx, given)
  // The order stays the giver's own affair.
  const own = { userId, givenBy: given.userId, orderSn: '', createdAt: now }
  await addHoldings(tx, [
    { ...given, ...own, holdingId, state: 'usable' },
    ...rights.map((right) => ({
      ...right,
      ...own,
      holdingId: uuidv7(now.getTime()),
      parentId: holdingId,
    })),
  ])
  for (const thing of [given, ...rights]) await setState(tx, thing, 'given')
  return holdingId
}

async function whyNot(tx: Db, userId: string, inviteId: string): Promise<Refusal> {
  const invite = await findInvite(tx, inviteId)
  if (invite.userId === userId)
    return new Refusal('inviteClosed', '这是您自己送出的，发给邻居来领吧')
  if (invite.state === 'accepted') return new Refusal('inviteClosed', '已经被领走了')
  return new Refusal('inviteClosed')
}

export async function findInvite(db: Db, inviteId: string): Promise<Invite> {
  const [invite] = await db
    .select()
    .from(holdingInvites)
    .where(eq(holdingInvites.inviteId, inviteId))
  if (!invite) throw new Refusal('notFound', '没有找到这份转赠')
  return invite
}

export async function openInviteFor(db: Db, holding: Holding): Promise<Invite | null> {
  const [invite] = await db.select().from(holdingInvites).where(isOpenFor(holding))
  return invite ?? null
}

/** What an order gave is offered to nobody any more; before the things, as whoever accepts locks them. */
export const closeInvitesOf = (tx: Db, { userId, orderSn }: Pick<Holding, 'userId' | 'orderSn'>) =>
  tx.execute(sql`
    update holding_invites set state = 'expired'
    from holdings thing
    where holding_invites.user_id = ${userId} and holding_invites.state = 'open'
      and thing.user_id = holding_invites.user_id and thing.holding_id = holding_invites.holding_id
      and thing.order_sn = ${orderSn}`)

/** What nobody accepted in time goes back. */
export const returnExpired: Sweep<typeof holdingInvites> = {
  name: 'holding: return gifts that nobody accepted',
  every: 300,
  table: holdingInvites,
  keys: ['inviteId'],
  due: (now) => and(eq(holdingInvites.state, 'open'), lte(holdingInvites.expiresAt, now)),
  order: holdingInvites.expiresAt,
  async work(tx, { inviteId, userId, holdingId }) {
    const isThis = eq(holdingInvites.inviteId, inviteId)
    await tx.update(holdingInvites).set({ state: 'expired' }).where(isThis)
    await tx
      .update(holdings)
      .set({ state: 'usable' })
      .where(and(isHolding(userId, holdingId), eq(holdings.state, 'offered')))
  },
}

const isOpenFor = ({ userId, holdingId }: Pick<Holding, 'userId' | 'holdingId'>) =>
  and(
    eq(holdingInvites.userId, userId),
    eq(holdingInvites.holdingId, holdingId),
    eq(holdingInvites.state, 'open'),
  )

const setState = (tx: Db, { userId, holdingId }: Holding, state: Holding['state']) =>
  tx.update(holdings).set({ state }).where(isHolding(userId, holdingId))
