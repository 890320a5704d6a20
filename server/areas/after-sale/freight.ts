import type { z } from 'zod'
import type { Out } from '@contract/api'
import type { freightPayer } from '@contract/after-sale'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type AfterSale, isAfterSale } from './find'
import type { AfterSaleKind, AfterSaleState } from './states'
import { afterSales } from './tables'

export type FreightPayer = z.output<typeof freightPayer>
export type FreightState = 'none' | 'claimed' | 'repaid' | 'settled' | 'refused'

/** As somebody reads it before they apply, and afterwards. */
const payers: Record<FreightPayer, string> = {
  house: '寄回运费由邻集承担：寄的时候选到付，已经垫付的验收后退给您',
  owner: '寄回运费由您承担：请寄付，到付的包裹会被拒收',
}

const claims: Record<Exclude<FreightState, 'none'>, string> = {
  claimed: '寄回运费由邻集承担，您垫付的验收后退给您',
  repaid: '您垫付的寄回运费已原路退回',
  settled: '您垫付的寄回运费已转给您',
  refused: '您垫付的寄回运费没有退',
}

/** Refused goods were not at fault: then whoever sent them pays. */
const foundInVain: readonly AfterSaleState[] = ['rejected', 'toOwner', 'withOwner']

const goesBack = (kind: AfterSaleKind) => kind !== 'refund'

export const payerOf = (kind: AfterSaleKind, { freight }: { freight: FreightPayer }) =>
  goesBack(kind) ? freight : ''

export const payerWords = (kind: AfterSaleKind, { freight }: { freight: FreightPayer }) =>
  goesBack(kind) ? payers[freight] : ''

/** How it stands between the owner and the house. */
export function presentFreight(afterSale: AfterSale): Out<Detail>['freight'] {
  const { freightBy: by, freight } = afterSale
  return by === '' ? null : { by, text: wordsFor(afterSale, by), laid_out: freight }
}

type Detail = '/tp5/api/OrderSaleService/detail'

function wordsFor({ state, freightState, freightAnswer }: AfterSale, by: FreightPayer): string {
  if (by === 'house' && foundInVain.includes(state)) return '验收没有通过，寄回运费由您承担'
  if (freightState === 'none') return payers[by]
  return [claims[freightState], freightAnswer].filter(Boolean).join('：')
}

/** What its owner says they laid out, where the house pays. */
export function claimFreight({ freightBy }: AfterSale, freight = 0) {
  if (freight === 0) return {}
  if (freightBy !== 'house') throw new Refusal('invalid', '这次寄回的运费由您承担，不能填垫付')
  return { freight, freightState: 'claimed' as const }
}

/** Call it with a locked after-sale. */
export const endFreight = (
  tx: Db,
  afterSale: AfterSale,
  freightState: 'repaid' | 'settled' | 'refused',
  freightAnswer = '',
) => tx.update(afterSales).set({ freightState, freightAnswer }).where(isAfterSale(afterSale))
