import type { Out } from '@contract/api'

export type PartnerTerms = Out<'/tp5/api/AttractInvestment/show'>['list'][number]
