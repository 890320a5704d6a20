import { and, count, desc, eq, gt, isNull, lt, lte, or, type SQL } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import type { Db } from '@server/database/database'
import type { GoodsKind } from './kinds'
import { holdings } from './tables'
import type { Holding } from './give'

type Tab = NonNullable<Parsed<'/tp5/api/ExchangeShop/UserExchange/lists'>['state']>

const soonDays = 7

const notOver = (now: Date) => or(isNull(holdings.expiresAt), gt(holdings.expiresAt, now))
const inTab = (tab: Tab) => eq(holdings.tab, tab)
const topOf = (userId: string) => and(eq(holdings.userId, userId), isNull(holdings.parentId))

/** A thing that is being given is still mine to use. What has run out may not be written down yet. */
const usable = (now: Date) => and(inTab('usable'), notOver(now))

/** What stands in a tab, each part of it read in order by an index. */
function partsOf(tab: Tab | undefined, now: Date): (SQL | undefined)[] {
  if (tab === undefined) return [undefined]
  if (tab === 'usable') return [usable(now)]
  if (tab === 'used') return [inTab('used')]
  return [inTab('expired'), and(inTab('usable'), lte(holdings.expiresAt, now))]
}

interface WalletQuery {
  userId: string
  tab: Tab | undefined
  kind: GoodsKind | undefined
  /** The last thing that was seen already. */
  before: string | undefined
  most: number
  now: Date
}

/** The newest first. */
export async function readWallet(db: Db, query: WalletQuery): Promise<Holding[]> {
  const { userId, tab, kind, before, most, now } = query
  const shared = and(
    topOf(userId),
    kind && eq(holdings.kind, kind),
    before === undefined ? undefined : lt(holdings.holdingId, before),
  )
  const parts = await Promise.all(
    partsOf(tab, now).map((part) =>
      db
        .select()
        .from(holdings)
        .where(and(shared, part))
        .orderBy(desc(holdings.holdingId))
        .limit(most),
    ),
  )
  const [only, ...others] = parts
  if (others.length === 0) return only!
  return parts
    .flat()
    .sort((one, other) => (one.holdingId < other.holdingId ? 1 : -1))
    .slice(0, most)
}

export const membershipsOf = (db: Db, userId: string, now: Date): Promise<Holding[]> =>
  db
    .select()
    .from(holdings)
    .where(and(topOf(userId), usable(now), eq(holdings.kind, 'membership')))

/** How much lies in a wallet: usable, waiting in packets, and of the usable what soon expires. */
export async function tallyWallet(db: Db, userId: string, now: Date) {
  const soon = new Date(now.getTime() + soonDays * 24 * 3600 * 1000)
  const mine = eq(holdings.userId, userId)
  const [usables, waiting, expiring] = await Promise.all([
    tally(db, and(topOf(userId), usable(now))),
    tally(db, and(mine, eq(holdings.state, 'waiting'), notOver(now))),
    tally(db, and(topOf(userId), usable(now), lte(holdings.expiresAt, soon))),
  ])
  return { usable: usables, waiting, expiring }
}

async function tally(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ number: count() }).from(holdings).where(where)
  return row!.number
}
