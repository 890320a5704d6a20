import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import {
  byHand,
  checkTime,
  type Given,
  type MeasureKey,
  measures,
  type Part,
  qualities,
  type Quality,
  qualityIn,
  type Setting,
  valuesOf,
} from '@server/areas/health/health'
import { intervalRules } from '@server/areas/health-device/health-device'
import { partColumns, partsIn, placeTexts, titleOf, titles } from './columns'
import type { CsvLine } from './read-csv'

/** What a line says: readings, and maybe the intervals of some minutes. */
export interface Said {
  line: number
  readings: Given[]
  series: { at: Date; device: string; intervals: number[] } | null
}

export interface Refused {
  line: number
  why: string
}

type Column =
  | { what: 'at' | 'place' | 'device' | 'quality' | 'intervals' }
  | { what: 'value'; part: Part }

const refuse = (sentence: string) => new Refusal('invalid', sentence)

/** What nobody wrote into a cell, but a spreadsheet did, or we ourselves. */
const plain = (cell: string): string => cell.replace(/^'(?=[=+\-@\t])/, '')

/** 高压(mmHg) and 高压 are 高压（mmHg）; another unit is another thing. */
const spelling = (title: string) =>
  title
    .replace(/[\s\ufeff]/g, '')
    .replace('(', '（')
    .replace(')', '）')

const columnsByTitle = new Map<string, Column>([
  ...(Object.entries(titles) as [keyof typeof titles, string][]).map(
    ([what, title]): [string, Column] => [spelling(title), { what }],
  ),
  ['心跳间隔', { what: 'intervals' }],
  ...partColumns.flatMap((column): [string, Column][] => {
    const { part, name } = column.rule
    return [titleOf(column), name].map((title): [string, Column] => [
      spelling(title),
      { what: 'value', part },
    ])
  }),
])

/** Which column is which; one that is none of ours is no table of ours. */
export function columnsOf({ cells }: CsvLine): (Column | null)[] {
  const columns = cells.map((title) => {
    if (title === '') return null
    const column = columnsByTitle.get(spelling(title))
    if (!column) throw refuse(`没有“${title.slice(0, 20)}”这一列，请照列的说明改第一行`)
    return column
  })
  const named = columns.map((column) => JSON.stringify(column)).filter((one) => one !== 'null')
  if (new Set(named).size < named.length) throw refuse('第一行里有两列是一样的，请去掉一列')
  if (!columns.some((column) => column?.what === 'at')) throw refuse('第一行要有“时间”这一列')
  if (!columns.some((column) => column?.what === 'value' || column?.what === 'intervals'))
    throw refuse('第一行里没有要记的项目，请照列的说明改')
  return columns
}

const moment =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[ T]+(\d{1,2})(:[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)$/

const two = (digits: string) => digits.padStart(2, '0')

const isoOf = (cell: string): string =>
  cell.replace(
    moment,
    (_all, year: string, month: string, day: string, hour: string, rest: string) =>
      `${year}-${two(month)}-${two(day)}T${two(hour)}${rest}`,
  )

/** As spreadsheets write it, in Shanghai. */
function momentIn(cell: string): Date {
  const iso = isoOf(cell)
  const at = new Date(`${iso}+08:00`)
  const isOne = moment.test(cell) && !Number.isNaN(at.getTime())
  // the 31st of a short month would silently be the 1st of the next one
  if (!isOne || !replyTime(at).startsWith(iso.slice(0, 10)))
    throw refuse('时间请写成 2026-11-22 07:30 这样')
  return at
}

function placeIn(cell: string): Setting {
  if (cell === '' || cell === placeTexts.home) return 'home'
  if (cell === placeTexts.clinic) return 'clinic'
  throw refuse('地点请写“在家”或“医院”')
}

function numberIn(cell: string, name: string): number {
  if (!/^\d{1,7}(\.\d{1,6})?$/.test(cell)) throw refuse(`${name}请写数字`)
  return Number(cell)
}

function intervalsIn(cell: string): number[] {
  const { least, most, fewest, longest } = intervalRules
  const all = cell.split(/[\s;；]+/).filter(Boolean)
  if (all.length < fewest || all.length > longest)
    throw refuse(`心跳间隔应有 ${fewest} 到 ${longest} 个，这里有 ${all.length} 个`)
  return all.map((one) => {
    const interval = Math.round(numberIn(one, '心跳间隔'))
    if (interval < least || interval > most)
      throw refuse(`心跳间隔应在 ${least} 到 ${most} 毫秒之间，请看看单位对不对`)
    return interval
  })
}

/** A line whose device is not told. */
const unnamed = '表格导入'

function deviceIn(cell: string): string {
  if ([...cell].length > 20) throw refuse('设备最多写 20 个字')
  return cell.replace(/\p{Cc}/gu, '') || unnamed
}

/** Nobody who wrote it down by hand knows. */
function qualityFrom(cell: string, device: string): Quality {
  if (cell === '') return 'unknown'
  const known = (Object.keys(qualities) as Quality[]).find((one) => qualities[one].name === cell)
  if (!known) throw refuse('质量请写“可靠”或“存疑”，不知道就不写')
  if (device === byHand && known !== 'unknown') throw refuse('手工记的不写质量')
  return known
}

interface Cells {
  of: (what: 'at' | 'place' | 'device' | 'quality' | 'intervals') => string
  values: Map<Part, number>
}

function cellsOf({ cells }: CsvLine, columns: readonly (Column | null)[]): Cells {
  const texts = new Map<string, string>()
  const values = new Map<Part, number>()
  columns.forEach((column, at) => {
    const cell = plain(cells[at] ?? '')
    if (!column || cell === '') return
    if (column.what !== 'value') texts.set(column.what, cell)
    else values.set(column.part, numberIn(cell, nameOf(column.part)))
  })
  return { of: (what) => texts.get(what) ?? '', values }
}

const nameOf = (part: Part) => partColumns.find(({ rule }) => rule.part === part)!.rule.name

/** What a line says, if all of it can be; else why not. */
export function saidIn(row: CsvLine, columns: readonly (Column | null)[], now: Date): Said {
  const { of, values } = cellsOf(row, columns)
  const at = momentIn(of('at'))
  checkTime(at, now)
  const device = deviceIn(of('device'))
  const place = placeIn(of('place'))
  const quality = qualityIn(qualityFrom(of('quality'), device))
  const readings = [...partsIn(values)].map(([measure, typed]) => ({
    ...{ ...quality, measure, at, device, values: valuesOf(measure, typed) },
    place: placeFor(measure, place),
  }))
  const intervals = of('intervals')
  if (readings.length === 0 && intervals === '') throw refuse('这一行没有写数值')
  return {
    ...{ line: row.line, readings },
    series: intervals === '' ? null : { at, device, intervals: intervalsIn(intervals) },
  }
}

const placeFor = (measure: MeasureKey, place: Setting): Setting =>
  measures[measure].places ? place : 'home'
