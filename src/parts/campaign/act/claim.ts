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
  adult?: string
}

/** What every call names. */
export interface Told {
  key: string
  device: string
  prize_key?: string
  machine_sn?: string
}

/** What is written for it, besides what proves a phone. */
export type Written = Required<Pick<Given, 'card' | 'redeem'>>

/** Whether there is something to fill in. */
export const asksInWords = ({ needs }: Campaign): boolean =>
  Boolean(needs.sms || needs.captcha || needs.phone || needs.card || needs.code || needs.adult)

export const needsAddress = (prize: Prize | undefined): boolean => prize?.needs.address === 1

/** Whether anything has to be asked before the call. */
export const asksFor = (campaign: Campaign, prize: Prize | undefined): boolean =>
  asksInWords(campaign) || needsAddress(prize)

export function faultsOf({ needs }: Campaign, written: Written) {
  const card = new RegExp(`^\\d{${needs.card}}$`)
  const cardFits = needs.card === 0 || card.test(written.card)
  const redeemFits = needs.code === 0 || written.redeem.trim() !== ''
  return {
    redeem: redeemFits ? undefined : '请填写兑换码',
    card: cardFits ? undefined : `请填写银行卡号的前 ${needs.card} 位`,
  }
}
