import { eq } from 'drizzle-orm'
import { claimPictures } from '@server/areas/content/content'
import { changeMerchant } from '@server/areas/merchant/merchant'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Shop } from './find'
import { noteMove } from './moves'
import { storefronts } from './tables'

interface Written {
  userId: string
  phone: string
  intro: string
  opens: string
  closes: string
  restDays: string
  open: boolean
  /** Why it closes; needed where it was open. */
  reason: string
  pictures: readonly string[]
  now: Date
}

const openState = (open: boolean) => (open ? 'open' : 'closed')

const once = (days: string) => [...new Set(days)].sort().join('')

/** Call it with the shop locked. What customers hold of it shows this from now on. */
export async function saveShop(tx: Db, { front, merchant }: Shop, written: Written): Promise<void> {
  const { userId, phone, open, reason, pictures, restDays, now, ...set } = written
  const { merchantId } = front
  if (merchant.open && !open && reason === '')
    throw new Refusal('invalid', '请写明为什么暂停营业，会留下记录')
  const wanted = [...new Set(pictures)]
  const fresh = wanted.filter((one) => !front.pictures.includes(one))
  await claimPictures(tx, {
    ...{ userId, uploadIds: fresh, kind: 'shop', usedBy: `shop ${merchantId}`, now },
  })
  await tx
    .update(storefronts)
    .set({ ...set, restDays: once(restDays), pictures: wanted })
    .where(eq(storefronts.merchantId, merchantId))
  await changeMerchant(tx, merchantId, { phone, open })
  await noteMove(tx, {
    ...{ merchantId, userId, what: 'shop', goodsId: null, title: '', now },
    ...{ from: openState(merchant.open), to: openState(open), reason: open ? '' : reason },
  })
}
