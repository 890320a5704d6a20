import { and, eq } from 'drizzle-orm'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { open, seal } from '@server/database/seal'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
import { digitalCodes } from './tables'

interface CodeList {
  goodsId: number
  rightKey: string
}

/** Bound to the goods, not to the person: a code moves with the thing that holds it. */
export const aboutCode = (goodsId: number) => `digital code ${goodsId}`

export const openCode = (key: DataKey, goodsId: number, sealed: Buffer) =>
  open(key, sealed, aboutCode(goodsId))

/** Takes a list of codes in, after those that are there. */
export async function importCodes(
  tx: Db,
  key: DataKey,
  { goodsId, rightKey, codes, from = 0 }: CodeList & { codes: readonly string[]; from?: number },
) {
  const rows = codes.map((code, index) => ({
    goodsId,
    rightKey,
    position: from + index,
    code: seal(key, code, aboutCode(goodsId)),
  }))
  for (let at = 0; at < rows.length; at += 1000) {
    await tx.insert(digitalCodes).values(rows.slice(at, at + 1000))
  }
}

/** How many codes of a list nobody has yet, which of these are new to it, and where they go on. */
export async function codesOf(
  tx: Db,
  key: DataKey,
  { goodsId, rightKey, codes }: CodeList & { codes: readonly string[] },
) {
  const rows = await tx
    .select()
    .from(digitalCodes)
    .where(and(eq(digitalCodes.goodsId, goodsId), eq(digitalCodes.rightKey, rightKey)))
  const known = new Set(rows.map(({ code }) => openCode(key, goodsId, code)))
  return {
    free: rows.filter(({ holdingId }) => holdingId === null).length,
    fresh: codes.filter((code) => !known.has(code)),
    from: rows.reduce((next, { position }) => Math.max(next, position + 1), 0),
  }
}

/** The code of each holding, in their order; none goes to two, however many ask at once. */
export async function takeCodes(
  tx: Db,
  { goodsId, rightKey, holdingIds }: CodeList & { holdingIds: readonly string[] },
): Promise<Buffer[]> {
  const rows = await statement<{ code: Buffer; holding_id: string }>(tx, 'codes_take', takeText, [
    goodsId,
    rightKey,
    holdingIds,
  ])
  if (rows.length < holdingIds.length) throw new Refusal('soldOut')
  const codes = new Map(rows.map(({ code, holding_id }) => [holding_id, code]))
  return holdingIds.map((id) => codes.get(id)!)
}

const takeText = `
  with free as (
    select goods_id, right_key, position, row_number() over (order by position) as place
    from (
      select goods_id, right_key, position from digital_codes
      where goods_id = $1 and right_key = $2 and holding_id is null
      order by position limit cardinality($3::uuid[])
      for update skip locked
    ) as locked
  )
  update digital_codes set holding_id = ($3::uuid[])[free.place]
  from free
  where digital_codes.goods_id = free.goods_id and digital_codes.right_key = free.right_key
    and digital_codes.position = free.position
  returning code, holding_id`
