import type { LeadDetail } from '@/parts/location/location'
import { phoneFault } from '@/parts/auth/smsRules'

type Contract = LeadDetail['contract']

export const typedOf = (contract: Contract) => ({
  party: contract?.party ?? '',
  phone: contract?.phone ?? '',
  starts_on: contract?.starts_on ?? '',
  ends_on: contract?.ends_on ?? '',
  yuan: contract ? String(contract.rent / 100) : '',
  share: contract ? String(contract.share) : '',
  terms: contract?.terms ?? '',
})

export type Typed = ReturnType<typeof typedOf>

const mostYuan = 100_000
const mostShare = 50

/** In cents; what is left empty costs nothing. */
export const centsOf = (yuan: string): number => Math.round(Number(yuan) * 100)

export const faultsOf = ({ party, phone, starts_on, ends_on, yuan, share, terms }: Typed) => ({
  party: party.trim() === '' ? '请填写签约方' : undefined,
  phone: phoneFault(phone),
  starts_on: starts_on === '' ? '请选择开始的日期' : undefined,
  ends_on: ends_on <= starts_on ? '请选择开始之后的日期' : undefined,
  yuan: Number(yuan) <= mostYuan ? undefined : `最多 ${mostYuan} 元`,
  share: Number(share) <= mostShare ? undefined : `最多 ${mostShare}%`,
  terms: terms.trim() === '' ? '请填写条款' : undefined,
})
