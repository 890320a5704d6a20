import { and, eq, lt, sql } from 'drizzle-orm'
import { maskName, nicknameOf } from '@server/areas/auth/auth'
import { merchantOf } from '@server/areas/merchant/merchant'
import { type DataKey, keyedBytes } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { isSameText } from '@server/same-text'
import { holdings, holdingUses } from './tables'
import type { Holding } from './give'
import { actionsOf, isHolding } from './held'
import { noteMistake, refuseAfterMistakes } from './mistakes'

const windowSeconds = 30
const digits = 8
/** Windows that a code is good for: its own, and one more for a slow hand. */
const goodWindows = 2
/** Windows after which nobody can tell any more that a code was shown once. */
const knownWindows = 20

type Reader = Pick<
  Context<'/tp5/api/VillageEnter/useCode'>,
  'db' | 'config' | 'user' | 'now' | 'apart'
>

const windowAt = (at: Date) => Math.floor(at.getTime() / 1000 / windowSeconds)

const proofOf = (key: DataKey, number: number, window: number) =>
  String(
    keyedBytes(key, 'use code', `${number} ${window}`).readUIntBE(0, 6) % 10 ** digits,
  ).padStart(digits, '0')

/** What a phone shows now, and for how many seconds. */
export function codeOf(key: DataKey, number: number, at: Date) {
  const window = windowAt(at)
  return {
    code: `${number}${proofOf(key, number, window)}`,
    seconds: (window + 1) * windowSeconds - Math.floor(at.getTime() / 1000),
  }
}

/** The window that a code was shown in, unless that is long ago. */
function windowOf(key: DataKey, number: number, proof: string, at: Date): number | null {
  const now = windowAt(at)
  const fits = (window: number) => isSameText(proof, proofOf(key, number, window))
  return Array.from({ length: knownWindows }, (_, before) => now - before).find(fits) ?? null
}

/** What a customer shows, where it is theirs, good, and this merchant's to redeem. */
export async function readCode({ db, config, user, now, apart }: Reader, code: string) {
  const merchantId = await merchantOf(db, user.userId)
  const number = Number(code.slice(0, -digits))
  const tried = { userId: user.userId, merchantId, number, at: now }
  await refuseAfterMistakes(db, tried)
  const window = windowOf(config.dataKey, number, code.slice(-digits), now)
  const [holding] = await db.select().from(holdings).where(eq(holdings.number, number))
  if (!holding || window === null) {
    await noteMistake(apart, tried)
    throw new Refusal('codeWrong')
  }
  if (window <= windowAt(now) - goodWindows) throw new Refusal('codeWrong')
  if (holding.merchantId !== merchantId) throw notTheirs(holding)
  if (!actionsOf(holding, [], now).includes('use')) throw new Refusal('notUsable')
  if (holding.lastWindow >= window) {
    throw new Refusal('codeWrong', '这个券码刚刚用过，请等顾客的券码更新后再扫')
  }
  return { holding, window, merchantId }
}

/** A thing is redeemed by the merchant that it names, and by nobody where it names none. */
const notTheirs = ({ merchantId }: Holding) =>
  new Refusal(
    'notUsable',
    merchantId === null
      ? '这张券没有写明由哪家商家使用，请顾客联系客服'
      : '这张券不是本店的，请到券面写明的商家使用',
  )

/** Each code redeems once, and no thing more often than it has uses. */
export async function redeem(reader: Reader, code: string): Promise<Holding> {
  const { db, user, now } = reader
  const { holding, window, merchantId } = await readCode(reader, code)
  const counted = holding.uses > 0
  const [used] = await db
    .update(holdings)
    .set({
      lastWindow: window,
      usedAt: now,
      ...(counted && {
        usesLeft: sql`${holdings.usesLeft} - 1`,
        state: sql`case when ${holdings.usesLeft} = 1 then 'used' else ${holdings.state} end`,
      }),
    })
    .where(
      and(
        isHolding(holding.userId, holding.holdingId),
        eq(holdings.state, 'usable'),
        lt(holdings.lastWindow, window),
        counted ? sql`${holdings.usesLeft} > 0` : undefined,
      ),
    )
    .returning()
  if (!used) throw new Refusal('codeWrong')
  const { userId, holdingId } = holding
  const use = { merchantId, redeemedBy: user.userId, redeemedAt: now }
  await db.insert(holdingUses).values({ userId, holdingId, codeWindow: window, ...use })
  return used
}

export async function presentRead(db: Db, holding: Holding) {
  return {
    title: holding.title,
    worth: holding.facts.worth,
    uses_left: holding.usesLeft,
    customer: maskName(await nicknameOf({ db }, holding.userId)),
  }
}
