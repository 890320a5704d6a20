import { writeCsv } from './csv'
import type { ToPack } from './parcels'

/** The columns of a sheet of parcels; those that are read when it comes back, by what they hold. */
export const columns = { no: '订单号', carrier: '快递公司', trackingNo: '快递单号' } as const

/** What is being packed, for whoever prints labels and fills in the numbers. */
export const parcelSheet = (parcels: readonly ToPack[]): string =>
  writeCsv([
    [columns.no, '收件人', '电话', '地址', '商品', '备注', columns.carrier, columns.trackingNo],
    ...parcels.map(({ no, to, lines, note }) => [
      ...[no, to.name, to.phone, to.place],
      lines.map(({ title, number }) => `${title} ×${number}`).join('；'),
      ...[note, '', ''],
    ]),
  ])
