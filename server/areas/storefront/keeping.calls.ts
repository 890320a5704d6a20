import type { keepingCalls } from '@contract/storefront/keeping'
import { maskPhone, nicknames, wholePhone } from '@server/areas/auth/auth'
import { packagesOf, savePackage } from '@server/areas/catalogue/catalogue'
import { checkWords } from '@server/areas/content/content'
import { settlePerMille } from '@server/areas/holding/holding'
import { staffOfMerchant } from '@server/areas/merchant/merchant'
import { addressesOf } from '@server/areas/upload/upload'
import type { HandlersOf } from '@server/call/handler'
import { lastChange, presentChange } from './changes'
import { lockOwnShop, workShop } from './find'
import { addMember, leave, removeMember } from './members'
import { mostMoves, movesOf, noteMove } from './moves'
import { presentPackage, presentService } from './present'
import { refuseNew, shelfOf, shelfState } from './packages'
import { kinds, most } from './rules'
import { saveShop } from './save'
import { saveService, servicesOf } from './services'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const keepingHandlers: HandlersOf<typeof keepingCalls> = {
  '/tp5/api/VillageEnter/shop': async (_input, context) => {
    const { db, user } = context
    const { front, merchant } = await workShop(db, user.userId)
    const pictures = await addressesOf(context, front.pictures)
    const change = await lastChange(db, merchant.merchantId)
    return {
      ...{ merchant_id: merchant.merchantId, name: merchant.name, kind: front.kind },
      ...{ address: merchant.address, phone: merchant.phone, intro: front.intro },
      ...{ latitude: merchant.latitude, longitude: merchant.longitude },
      ...{ opens: front.opens, closes: front.closes, rest_days: front.restDays },
      open: merchant.open ? 1 : 0,
      pictures: front.pictures.flatMap((upload_id) => {
        const url = pictures.get(upload_id)
        return url === undefined ? [] : [{ upload_id, url }]
      }),
      change: change ? presentChange(change) : null,
      owner: front.ownerId === user.userId ? 1 : 0,
    }
  },

  '/tp5/api/VillageEnter/serviceLists': async (_input, { db, user }) => {
    const { merchant } = await workShop(db, user.userId)
    const services = await servicesOf(db, merchant.merchantId)
    return { list: services.map(presentService), most: most.services }
  },

  '/tp5/api/VillageEnter/packageLists': async (_input, { db, user }) => {
    const { merchantId } = (await workShop(db, user.userId)).merchant
    const packages = await packagesOf(db, merchantId)
    return {
      list: packages.map((one) => presentPackage(one, merchantId)),
      most: most.packages,
      per_mille: settlePerMille.packet,
    }
  },

  '/tp5/api/VillageEnter/saveService': {
    before: ({ name, note }, context) => checkWords(context, [name, note].join('\n')),
    async write({ service_id: serviceId, listed, ...written }, _judged, { db, user }) {
      const { merchantId } = (await lockOwnShop(db, user.userId)).front
      const service = { merchantId, ...written, listed: listed === 1 }
      return { service_id: await saveService(db, serviceId, service) }
    },
  },

  '/tp5/api/VillageEnter/savePackage': {
    before: ({ title, intro, rules, reason }, context) =>
      checkWords(context, [title, intro, rules, reason].join('\n')),
    async write(input, _judged, { db, user: { userId }, now }) {
      const { front, merchant } = await lockOwnShop(db, userId)
      const { goods_id: goodsId, title, intro, money, uses, stock, limit } = input
      if (goodsId === undefined) await refuseNew(db, merchant.merchantId, stock)
      const from = await shelfOf(db, goodsId)
      const onShelf = input.listed === 1
      const saved = await savePackage(db, {
        ...{ merchant, goodsId, title, intro, money, uses, stock, limit, onShelf, now },
        ...{ image: kinds[front.kind].image, validDays: input.valid_days },
        rules: linesOf(input.rules),
      })
      await noteMove(db, {
        ...{ merchantId: merchant.merchantId, userId, what: 'package', goodsId: saved, title },
        ...{ from, to: shelfState(onShelf), reason: onShelf ? '' : input.reason, now },
      })
      return { goods_id: saved }
    },
  },

  '/tp5/api/VillageEnter/saveShop': {
    before: ({ intro, reason }, context) => checkWords(context, [intro, reason].join('\n')),
    async write(input, _judged, { db, user: { userId }, now }) {
      const shop = await lockOwnShop(db, userId)
      const { rest_days: restDays, open, ...written } = input
      await saveShop(db, shop, {
        ...{ ...written, userId, restDays, open: open === 1, now },
      })
      return {}
    },
  },

  '/tp5/api/VillageEnter/moves': async (_input, { db, user }) => {
    const { front } = await workShop(db, user.userId)
    const owner = front.ownerId === user.userId
    const list = owner ? await movesOf(db, front.merchantId) : []
    return { list, most: mostMoves, owner: owner ? 1 : 0 }
  },

  '/tp5/api/VillageEnter/staff': async (_input, { db, config, user: { userId } }) => {
    const { front } = await workShop(db, userId)
    const ids = await staffOfMerchant(db, front.merchantId)
    const names = await nicknames(db, ids)
    const list = []
    for (const id of ids)
      list.push({
        user_id: id,
        name: names.get(id) ?? '',
        phone: maskPhone(await wholePhone({ db, config }, id)),
        owner: id === front.ownerId ? (1 as const) : (0 as const),
        me: id === userId ? (1 as const) : (0 as const),
      })
    return { list, most: most.staff, owner: front.ownerId === userId ? 1 : 0 }
  },

  '/tp5/api/VillageEnter/addStaff': async ({ phone }, { db, config, user, now }) => {
    const shop = await lockOwnShop(db, user.userId)
    await addMember(db, { shop, phone, key: config.dataKey, now })
    return {}
  },

  '/tp5/api/VillageEnter/removeStaff': async ({ user_id: userId }, { db, user, now }) => {
    if (userId === user.userId) await leave(db, await workShop(db, userId), { userId, now })
    else await removeMember(db, await lockOwnShop(db, user.userId), { userId, now })
    return {}
  },
}
