import type { Out } from '@contract/api'
import type { TagTone } from '@/ui/tag/Tag'

export type PartnerTerms = Out<'/tp5/api/AttractInvestment/show'>['list'][number]
export type Application = Out<'/tp5/api/AttractInvestment/lists'>['list'][number]

export const applicationTones: Record<Application['state'], TagTone> = {
  waiting: 'gold',
  accepted: 'ok',
  refused: 'plain',
}
