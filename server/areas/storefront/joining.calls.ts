import { asc } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { joiningCalls } from '@contract/storefront/joining'
import { agreementInForce } from '@server/areas/agreement/agreement'
import { maskPhone, sendCodeAfterCaptcha, spendCodeFor } from '@server/areas/auth/auth'
import { packagesOf } from '@server/areas/catalogue/catalogue'
import { checkWords } from '@server/areas/content/content'
import { pieceDays } from '@server/areas/holding/holding'
import { staffOfMerchant, workplaceOf } from '@server/areas/merchant/merchant'
import { uploadAddresses } from '@server/areas/upload/upload'
import { villageNames, villages } from '@server/areas/village/village'
import { businessDay, replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import { type Application, apply, lastApplication } from './apply'
import { openContact } from './contact'
import { shopsOf, type Shop } from './find'
import { monthOf, spanOfMonth } from './months'
import { joinHours, joinSentences, kinds, most, shopKinds } from './rules'
import { servicesOf } from './services'
import { states } from './states'

type Mine = Out<'/tp5/api/VillageEnter/mine'>

interface Around {
  db: Db
  config: Settings
  now: Date
}

async function presentApplication(around: Around, one: Application): Promise<Mine['application']> {
  const { db, config } = around
  const { name: contact, phone } = openContact(config.dataKey, one.applicationId, one.contact)
  return {
    state: one.state,
    state_text: states.of(one.state).text,
    ...{ reason: one.reason, name: one.name, kind: one.kind, village_id: one.villageId },
    village: (await villageNames(db)).get(one.villageId) ?? '',
    ...{ address: one.address, latitude: one.latitude, longitude: one.longitude },
    ...{ intro: one.intro, licence_no: one.licenceNo },
    licences: one.state === 'refused' ? [] : await uploadAddresses(around, one.licences),
    ...{ contact, phone: maskPhone(phone) },
    applied_at: replyTime(one.appliedAt),
    decided_at: one.decidedAt && replyTime(one.decidedAt),
  }
}

const nothing = { pieces: 0, amount: 0 }

async function presentMine({ db, now }: Around, shop: Shop, userId: string): Promise<Mine['shop']> {
  const { merchantId, name, open, stopped } = shop.merchant
  const days = await pieceDays(db, { merchantId, ...spanOfMonth(monthOf(now)) })
  const today = days.find(({ day }) => day === businessDay(now)) ?? nothing
  const services = await servicesOf(db, merchantId)
  const packages = await packagesOf(db, merchantId)
  return {
    ...{ merchant_id: merchantId, name },
    owner: shop.front.ownerId === userId ? 1 : 0,
    open: open ? 1 : 0,
    stopped,
    today: { pieces: today.pieces, amount: today.amount },
    month: days.reduce(
      (sum, day) => ({ pieces: sum.pieces + day.pieces, amount: sum.amount + day.amount }),
      nothing,
    ),
    services: services.filter(({ listed }) => listed).length,
    packages: packages.filter(({ goods }) => goods.onShelf).length,
    staff: (await staffOfMerchant(db, merchantId)).length,
  }
}

export const joiningHandlers: HandlersOf<typeof joiningCalls> = {
  '/tp5/api/VillageEnter/options': async (_input, { db, now }) => ({
    kinds: shopKinds.map((kind) => ({ kind, text: kinds[kind].text })),
    villages: (
      await db.select().from(villages).orderBy(asc(villages.position), asc(villages.villageId))
    ).map(({ villageId, name, latitude, longitude }) => ({
      ...{ village_id: villageId, name, latitude, longitude },
    })),
    agreement_version: agreementInForce('merchant', now).version,
    most_pictures: most.licences,
    hours: joinHours,
    rules: joinSentences,
  }),

  '/tp5/api/VillageEnter/mine': async (_input, { db, config, user: { userId }, now }) => {
    const around = { db, config, now }
    const last = await lastApplication(db, userId)
    const place = await workplaceOf(db, userId)
    const [shop] = place === undefined ? [] : await shopsOf(db, place)
    return {
      application: last ? await presentApplication(around, last) : null,
      shop: shop ? await presentMine(around, shop, userId) : null,
    }
  },

  '/tp5/api/VillageEnter/sendSms': async (input, context) =>
    sendCodeAfterCaptcha(context, {
      phone: input.phone,
      captchaId: input.captcha_id,
      captchaCode: input.captcha_code,
      device: input.device,
      purpose: 'merchant',
    }),

  '/tp5/api/VillageEnter/enter': {
    before: ({ name, address, intro }, context) =>
      checkWords(context, [name, address, intro].join('\n')),
    // a person of the house reads all of it
    async write({ code, ...form }, _judged, context) {
      const { db, config, user, now } = context
      await apply(db, {
        ...{ userId: user.userId, key: config.dataKey, now },
        form,
      })
      // last: what else stands in the way does not use the code up
      await spendCodeFor(context, form.phone, code, 'merchant')
      return { state: 'applied' }
    },
  },
}
