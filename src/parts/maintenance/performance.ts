import type { Out } from '@contract/api'

export type Month = Out<'/tp5/api/operation/total'>['months'][number]
export type WorkRow = Out<'/tp5/api/operation/list'>['list'][number]

/** Tenths of a per cent as one reads them: 94.7%; a line where nothing was done. */
export const rateWords = (rate: number | null): string => (rate === null ? '—' : `${rate / 10}%`)

/** 2026-11 as it is said: 11 月. */
export const monthWords = (month: string): string => `${Number(month.slice(5))} 月`
