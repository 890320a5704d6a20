import { addressOf, chosen } from './pickPictures.h5'
import { type PickedTable, tableTooLarge, tableUnread } from './pickTableProps'

export type { PickedTable } from './pickTableProps'

/** A table that was saved on this device. */
export async function pickTable(mostBytes: number): Promise<PickedTable> {
  const [file] = await chosen({ accept: '.csv,text/csv,text/plain', most: 1, camera: false })
  if (!file) return null
  if (file.size > mostBytes) return tableTooLarge(mostBytes)
  const address = await addressOf(file).catch(() => '')
  const content = address.split(',')[1] ?? ''
  return content === '' ? tableUnread : { name: file.name, content }
}
