import fs from 'node:fs'
import { Misunderstood } from '@server/command/request'
import { Unusable } from '@server/importing/unusable'
import { type CsvRow, readCsv } from './csv'
import { columns } from './sheet'

const mostRows = 2000

/** A row of a sheet on which something was filled in. */
export interface SheetRow {
  line: number
  no: string
  carrier: string
  trackingNo: string
}

type Column = keyof typeof columns
const wanted = Object.keys(columns) as Column[]

/** As a spreadsheet in China saves it: UTF-8, or else GBK. */
function textOf(file: string): string {
  let bytes: Buffer
  try {
    bytes = fs.readFileSync(file)
  } catch {
    throw new Misunderstood(`打不开文件 ${file}`)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gbk').decode(bytes)
  }
}

/** What was filled in; rows without carrier and number are parcels that are still to go. */
export function readSheet(file: string): { filled: SheetRow[]; empty: number } {
  const rows = readCsv(textOf(file))
  const [head, ...body] = rows ?? []
  if (!head) throw new Unusable([`${file} 不是 CSV 表格`])
  if (body.length > mostRows) throw new Unusable([`一次最多 ${mostRows} 行，请分成几个文件`])
  const at = placesOf(head)
  const cellsOf = ({ line, cells }: CsvRow): SheetRow => ({
    line,
    no: cells[at.no] ?? '',
    carrier: cells[at.carrier] ?? '',
    trackingNo: cells[at.trackingNo] ?? '',
  })
  const all = body.map(cellsOf)
  const filled = all.filter(({ carrier, trackingNo }) => carrier !== '' || trackingNo !== '')
  return { filled, empty: all.length - filled.length }
}

function placesOf({ cells }: CsvRow): Record<Column, number> {
  const missing = wanted.filter((column) => !cells.includes(columns[column]))
  if (missing.length > 0) {
    const names = missing.map((column) => columns[column]).join('、')
    throw new Unusable([`第一行要有这几列的名字，现在没有：${names}`])
  }
  const at = (column: Column) => cells.indexOf(columns[column])
  return { no: at('no'), carrier: at('carrier'), trackingNo: at('trackingNo') }
}
