import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { merchants } from '@server/areas/merchant/merchant'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import type { Position } from '@server/distance'
import { type Shop, shopsQuery } from './find'
import { metresTo } from './present'
import type { ShopKind } from './rules'
import { storefronts } from './tables'

const pageSize = 20

interface Wanted {
  cursor: string | undefined
  kind: ShopKind | undefined
  words: string | undefined
}

const isWanted = ({ kind, words }: Pick<Wanted, 'kind' | 'words'>) =>
  and(
    kind && eq(storefronts.kind, kind),
    words ? sql`position(lower(${words}) in lower(${merchants.name})) > 0` : undefined,
  )

interface Near extends Wanted {
  villageId: number | undefined
  position: Position | null
}

const nearest = 'shops near'

/** The nearest first; a village has some dozens of shops, which are put in order here. */
export async function shopsNear(db: Db, wanted: Near) {
  const { cursor, villageId, position } = wanted
  const [far, last] = cursor ? readCursor(nearest, cursor, [whole, whole]) : [-1, 0]
  const found: Shop[] = await shopsQuery(db).where(
    and(isWanted(wanted), villageId ? eq(storefronts.villageId, villageId) : undefined),
  )
  const placed = found
    .map((shop) => ({ shop, metres: metresTo(shop, position) ?? 0 }))
    .sort(
      (one, other) =>
        one.metres - other.metres || one.shop.front.merchantId - other.shop.front.merchantId,
    )
    .filter(
      ({ shop, metres }) =>
        metres > Number(far) || (metres === Number(far) && shop.front.merchantId > Number(last)),
    )
  const { list, next } = page(placed, pageSize, ({ shop, metres }) =>
    writeCursor(nearest, [metres, shop.front.merchantId]),
  )
  return { list: list.map(({ shop }) => shop), next }
}

const known = 'shops'

/** As they joined, for the house. */
export async function shopsKnown(db: Db, wanted: Wanted & { owned: boolean | undefined }) {
  const { cursor, owned } = wanted
  const [last] = cursor ? readCursor(known, cursor, [whole]) : []
  const { merchantId, ownerId } = storefronts
  const rows: Shop[] = await shopsQuery(db)
    .where(
      and(
        isWanted(wanted),
        owned === undefined ? undefined : sql`(${ownerId} is not null) = ${owned}`,
        last === undefined ? undefined : gt(merchantId, Number(last)),
      ),
    )
    .orderBy(asc(merchantId))
    .limit(pageSize + 1)
  return page(rows, pageSize, ({ front }) => writeCursor(known, [front.merchantId]))
}
