import { and, asc, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { type GoodsKind, isRedeemed, kinds } from './kinds'
import { holdings } from './tables'
import type { Holding } from './give'
import { type HoldingAction, type HoldingState, stateTexts } from './holding-states'

type Row = Out<'/tp5/api/ExchangeShop/UserExchange/lists'>['list'][number]

export const isHolding = (userId: string, holdingId: string) =>
  and(eq(holdings.userId, userId), eq(holdings.holdingId, holdingId))

export async function findHolding(db: Db, userId: string, holdingId: string): Promise<Holding> {
  const [holding] = await db.select().from(holdings).where(isHolding(userId, holdingId))
  if (!holding) throw new Refusal('notFound', '没有找到这件卡券')
  return holding
}

/** The same, held until the transaction ends. */
export async function lockHolding(tx: Db, userId: string, holdingId: string): Promise<Holding> {
  const [holding] = await tx
    .select()
    .from(holdings)
    .where(isHolding(userId, holdingId))
    .for('update')
  if (!holding) throw new Refusal('notFound', '没有找到这件卡券')
  return holding
}

export function rightsOf(db: Db, { userId, holdingId }: Holding, held?: 'update') {
  const asked = db
    .select()
    .from(holdings)
    .where(and(eq(holdings.userId, userId), eq(holdings.parentId, holdingId)))
    .orderBy(asc(holdings.rightKey))
  return held ? asked.for(held) : asked
}

/** What an order put into its owner's hands. */
export async function holdingsOfOrder(db: Db, userId: string, orderSn: string) {
  return db
    .select({ holding_id: holdings.holdingId, title: holdings.title })
    .from(holdings)
    .where(
      and(eq(holdings.userId, userId), eq(holdings.orderSn, orderSn), isNull(holdings.parentId)),
    )
    .orderBy(desc(holdings.holdingId))
}

export interface Thing {
  thing: Holding
  /** What waits below it, or was received of that. */
  rights: Holding[]
}

type OfOrder = Pick<Holding, 'userId' | 'orderSn'>

/** What an order gave, each with its rights. */
export async function thingsOf(db: Db, { userId, orderSn }: OfOrder, held?: 'update') {
  const asked = db
    .select()
    .from(holdings)
    .where(
      and(eq(holdings.userId, userId), eq(holdings.orderSn, orderSn), isNull(holdings.parentId)),
    )
    .orderBy(asc(holdings.holdingId))
  const found: Thing[] = []
  for (const thing of await (held ? asked.for(held) : asked)) {
    found.push({ thing, rights: await rightsOf(db, thing, held) })
  }
  return found
}

/** The same, held until the transaction ends. */
export const lockThings = (tx: Db, order: OfOrder): Promise<Thing[]> =>
  thingsOf(tx, order, 'update')

/** Time passes by itself: what has run out is expired, whether a job has written it down or not. */
export const stateOf = ({ state, expiresAt }: Holding, now: Date): HoldingState =>
  (state === 'usable' || state === 'waiting') && expiresAt && expiresAt <= now ? 'expired' : state

const untouched = ({ uses, usesLeft }: Holding) => uses === usesLeft

/** `rights` are those below it; a packet can be given on while none of them was received. */
export function actionsOf(
  holding: Holding,
  rights: readonly Holding[],
  now: Date,
): HoldingAction[] {
  const state = stateOf(holding, now)
  if (state === 'waiting') return holding.startsAt <= now ? ['receive'] : []
  if (state === 'offered') return ['takeBack']
  if (state !== 'usable') return []
  const whole = untouched(holding) && rights.every((right) => right.state === 'waiting')
  const actions: HoldingAction[] = []
  if (isRedeemed(holding.kind) && holding.startsAt <= now) actions.push('use')
  if (holding.secret) actions.push('reveal')
  if (kinds[holding.kind].gift && whole && !holding.parentId) actions.push('give')
  return actions
}

export function presentHolding(holding: Holding, rights: readonly Holding[], now: Date): Row {
  const state = stateOf(holding, now)
  return {
    holding_id: holding.holdingId,
    kind: holding.kind,
    state,
    state_text: stateTexts[state],
    goods_id: holding.goodsId,
    title: holding.title,
    image: holding.image,
    tint: holding.tint,
    worth: holding.facts.worth,
    uses_left: holding.usesLeft,
    place: holding.facts.place ?? '',
    starts_at: replyTime(holding.startsAt),
    expires_at: holding.expiresAt && replyTime(holding.expiresAt),
    actions: actionsOf(holding, rights, now),
  }
}

/** Whether a person holds something of this kind that can be used now. */
export async function holdsKind(db: Db, userId: string, kind: GoodsKind, now: Date) {
  const rows = await db
    .select({ holdingId: holdings.holdingId })
    .from(holdings)
    .where(
      and(
        eq(holdings.userId, userId),
        eq(holdings.kind, kind),
        eq(holdings.state, 'usable'),
        or(isNull(holdings.expiresAt), gt(holdings.expiresAt, now)),
      ),
    )
    .limit(1)
  return rows.length > 0
}
