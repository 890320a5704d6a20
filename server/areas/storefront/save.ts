import { eq } from 'drizzle-orm'
import { claimPictures } from '@server/areas/content/content'
import { changeMerchant } from '@server/areas/merchant/merchant'
import type { Db } from '@server/database/database'
import type { Storefront } from './find'
import { storefronts } from './tables'

interface Written {
  userId: string
  phone: string
  intro: string
  opens: string
  closes: string
  restDays: string
  open: boolean
  pictures: readonly string[]
  now: Date
}

const once = (days: string) => [...new Set(days)].sort().join('')

/** Call it with the shop locked. What customers hold of it shows this from now on. */
export async function saveShop(tx: Db, front: Storefront, written: Written): Promise<void> {
  const { userId, phone, open, pictures, restDays, now, ...set } = written
  const { merchantId } = front
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
}
