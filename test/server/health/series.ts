const drawing = '/tp5/api/ExchangeShop/HealthReportDrawPictures/'
const tongue = '/tp5/api/ExchangeShop/HealthTongue/'
const report = '/tp5/api/ExchangeShop/HealthReport/'

export const seriesPaths = {
  importTable: `${report}importTable`,
  exportTable: `${report}exportTable`,
  detail: `${drawing}rriDetail`,
  update: `${drawing}updateRri`,
  removeRri: `${drawing}removeRri`,
  place: `${drawing}createOss`,
  keep: `${drawing}uploadCallback`,
  tongues: `${tongue}lists`,
  analyse: `${tongue}analyse`,
  removeTongue: `${tongue}remove`,
} as const

export const inBase64 = (text: string): string => Buffer.from(text).toString('base64')

/** 2026-11-22 07:30:00 in Shanghai, as a table has it. */
export const momentText = (at: Date): string =>
  new Date(at.getTime() + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ')

/** Half a minute of a steady heart with one early beat. */
export const someIntervals: readonly number[] = Array.from({ length: 40 }, (_, beat) => {
  if (beat === 20) return 610
  if (beat === 21) return 1090
  return 850 + (beat % 5) * 10
})

/** A table with one recording. */
export const heartTable = (at: Date, intervals: readonly number[] = someIntervals): string =>
  `时间,设备,心跳间隔（毫秒）\n${momentText(at)},心电贴,${intervals.join(' ')}`
