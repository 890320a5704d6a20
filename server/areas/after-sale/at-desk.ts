import type { Settings } from '@server/config'
import { yuan } from '@server/money'
import type { AfterSale } from './find'
import { goesOut } from './goods-out'
import { atDesk } from './states'

/** Whether a yes gives back what was asked for at this point. */
export const paysBack = ({ kind, state }: AfterSale) =>
  kind === 'refund' ? state === 'applied' : kind === 'return' && state === 'returning'

/** What of money a yes gives back at this point, in cents. */
export const moneyBack = (afterSale: AfterSale): number =>
  paysBack(afterSale) ? afterSale.money : 0

const parcelTexts = { resent: '验收，发出新商品', toOwner: '把商品寄还给顾客' }

/** Whether somebody has to give goods to a carrier, so that a yes alone does not do. */
export const goesByHand = ({ carriers }: Pick<Settings, 'carriers'>, afterSale: AfterSale) =>
  carriers === 'any' && goesOut(afterSale) !== undefined

/** What a yes comes to at this point; empty where nothing waits for one. */
export function yesOf(afterSale: AfterSale): string {
  const { kind, state } = afterSale
  if (!atDesk.includes(state)) return ''
  if (state === 'applied') return kind === 'refund' ? '立即退款' : '请顾客寄回商品'
  const to = goesOut(afterSale)
  return to ? parcelTexts[to] : '验收，立即退款'
}

const noes: Partial<Record<AfterSale['state'], string>> = {
  applied: '不同意，售后结束',
  returning: '验收不通过，商品寄还给顾客',
}

/** What a no comes to; empty where there is none. */
export const noOf = ({ state }: AfterSale): string => noes[state] ?? ''

const freightPayers = { house: '我们付', owner: '顾客付', '': '' }

/** Who pays for the way back, and what was laid out for it. */
export const freightLine = ({ freightBy, freight }: AfterSale) =>
  freightPayers[freightBy] + (freight > 0 ? `，顾客垫付了 ${yuan(freight)}` : '')
