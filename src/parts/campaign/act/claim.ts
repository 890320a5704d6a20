import type { Campaign, Prize } from '../campaign'

/** What a person gives along with receiving or paying. */
export interface Given {
  phone?: string
  code?: string
  captcha_id?: string
  captcha_code?: string
  card?: string
  redeem?: string
  address_id?: number
}

export type Faults = Partial<Record<'card' | 'redeem', string>>

/** Whether there is something to fill in. */
export const asksInWords = ({ needs }: Campaign): boolean =>
  Boolean(needs.sms || needs.captcha || needs.phone || needs.card || needs.code)

export const needsAddress = (prize: Prize | undefined): boolean => prize?.needs.address === 1

/** Whether anything has to be asked before the call. */
export const asksFor = (campaign: Campaign, prize: Prize | undefined): boolean =>
  asksInWords(campaign) || needsAddress(prize)

export function faultsOf({ needs }: Campaign, given: Given): Faults {
  const card = new RegExp(`^\\d{${needs.card}}$`)
  return {
    ...(needs.card > 0 &&
      !card.test(given.card ?? '') && { card: `请填写银行卡号的前 ${needs.card} 位` }),
    ...(needs.code === 1 && !given.redeem?.trim() && { redeem: '请填写兑换码' }),
  }
}
