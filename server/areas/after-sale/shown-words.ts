import { and, eq } from 'drizzle-orm'
import type { ShownWords, Spot } from '../shown-words'
import { isAfterSale } from './find'
import { afterSaleMessages, afterSales } from './tables'

type Message = Pick<typeof afterSaleMessages.$inferSelect, 'afterSaleNo' | 'position'>

export const messageId = ({ afterSaleNo, position }: Message) => `${afterSaleNo} ${position}`

const isMessage = ({ userId, id }: Spot) => {
  const [afterSaleNo = '', position] = id.split(' ')
  const { position: at } = afterSaleMessages
  return and(
    eq(afterSaleMessages.userId, userId),
    eq(afterSaleMessages.afterSaleNo, afterSaleNo),
    eq(at, Number(position)),
  )
}

export const descriptionWords: ShownWords = {
  title: '售后说明',
  scene: 'comment',
  async read(db, { userId, id: afterSaleNo }) {
    const isThis = isAfterSale({ userId, afterSaleNo })
    const [row] = await db.select().from(afterSales).where(isThis)
    return row?.description ?? ''
  },
  takeDown: (tx, { userId, id: afterSaleNo }) =>
    tx.update(afterSales).set({ description: '' }).where(isAfterSale({ userId, afterSaleNo })),
}

export const messageWords: ShownWords = {
  title: '售后留言',
  scene: 'comment',
  async read(db, spot) {
    const [row] = await db.select().from(afterSaleMessages).where(isMessage(spot))
    return row?.text ?? ''
  },
  takeDown: (tx, spot) =>
    tx.update(afterSaleMessages).set({ text: '（已隐藏）' }).where(isMessage(spot)),
}
