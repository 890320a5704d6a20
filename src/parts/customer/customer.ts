import type { Out } from '@contract/api'
import type { TagTone } from '@/ui/tag/Tag'

export type Customer = Out<'/tp5/api/ReportCustomer/lists'>['list'][number]
export type CustomerDetail = Out<'/tp5/api/ReportCustomer/detail'>
export type CustomerState = Customer['state']

export const customerTones: Record<CustomerState, TagTone> = {
  reported: 'gold',
  talking: 'brand',
  signed: 'ok',
  lost: 'plain',
}
