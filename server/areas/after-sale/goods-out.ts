import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { AfterSale } from './find'
import { move } from './move'
import type { AfterSaleState } from './states'

/** What a parcel to the owner makes of it: other goods for theirs, or their own again. */
const departures: Partial<Record<AfterSaleState, Extract<AfterSaleState, 'resent' | 'toOwner'>>> = {
  returning: 'resent',
  rejected: 'toOwner',
}

/** What a parcel to the owner would hold now; nothing where none is to go. */
export function goesOut({ kind, state }: AfterSale): 'resent' | 'toOwner' | undefined {
  return state === 'returning' && kind !== 'exchange' ? undefined : departures[state]
}

/** A carrier has it. Call it with a locked after-sale. */
export async function goOut(
  tx: Db,
  afterSale: AfterSale,
  { at, ...parcel }: { at: Date; carrier: string; trackingNo: string },
): Promise<AfterSale> {
  const to = goesOut(afterSale)
  if (!to) throw new Refusal('invalid', '这个售后现在没有要发的商品')
  return move(tx, afterSale, { to, at, with: { ...parcel, resentAt: at } })
}
