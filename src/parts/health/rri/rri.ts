import type { Out } from '@contract/api'

export type Detail = Out<'/tp5/api/ExchangeShop/HealthReportDrawPictures/rriDetail'>
export type Recording = NonNullable<Detail['recording']>
export type Posture = Recording['posture']

/** Said below every picture: it is to be shown to somebody, and says nothing by itself. */
export const forTheDoctor = '给医生看的图，不能代替医生诊断'
