import type { shownCalls } from '@contract/storefront/shown'
import { findPackage, packagesOf } from '@server/areas/catalogue/catalogue'
import { workplaceOf } from '@server/areas/merchant/merchant'
import { uploadAddresses } from '@server/areas/upload/upload'
import type { HandlersOf } from '@server/call/handler'
import { mayBuy } from './buy'
import { findShop } from './find'
import { shopsNear } from './list'
import { presentPackage, presentService, presentShops } from './present'
import { servicesOf } from './services'

export const shownHandlers: HandlersOf<typeof shownCalls> = {
  '/tp5/api/VillageEnter/page': async (input, context) => {
    const { cursor, village_id: villageId, kind, words } = input
    const { position } = context
    const found = await shopsNear(context.db, { cursor, villageId, kind, words, position })
    return { next: found.next, list: await presentShops(context, found.list) }
  },

  '/tp5/api/VillageEnter/businessDetail': async ({ merchant_id: merchantId }, context) => {
    const { db, user } = context
    const shop = await findShop(db, merchantId)
    const [row] = await presentShops(context, [shop])
    const services = await servicesOf(db, merchantId)
    const packages = await packagesOf(db, merchantId)
    const { phone, latitude, longitude, sells } = shop.merchant
    const place = user ? await workplaceOf(db, user.userId) : undefined
    return {
      ...row!,
      ...{ phone, latitude, longitude, intro: shop.front.intro },
      pictures: await uploadAddresses(context, shop.front.pictures),
      resting: sells ? 0 : 1,
      services: services.filter(({ listed }) => listed).map(presentService),
      offers: packages
        .filter(({ goods }) => goods.onShelf)
        .map((one) => presentPackage(one, merchantId)),
      mine: place === merchantId ? 1 : 0,
    }
  },

  '/tp5/api/Higirz/checkBuy': async ({ goods_id, number = 1 }, { db, user, now }) => {
    const found = await findPackage(db, goods_id)
    return mayBuy(db, found, { userId: user.userId, number, now })
  },
}
