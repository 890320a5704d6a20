import type { Out } from '@contract/api'

export type Standing = Out<'/tp5/api/RecruitDistributor/check'>
export type Recruitment = NonNullable<Standing['recruitment']>
