import fs from 'node:fs'
import path from 'node:path'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { findGift } from '@server/areas/catalogue/catalogue'
import { countAtCounter } from '@server/areas/order/order'
import { partnerNamed } from '@server/areas/partner/partner'
import type { Check } from '@server/importing/import-file'
import { seller } from '@server/areas/campaign-order/campaign-order'
import {
  campaignRoutes,
  campaigns,
  type Definition,
  hasStep,
  lockPrizes,
} from '@server/areas/programme/programme'
import { isJoined } from '@server/areas/prize/prize'
import { checkWorth } from '../worth/check-worth'

const drawings = path.join(__dirname, '../../../static')

const isDrawn = (kind: 'goods' | 'scenes', name: string) =>
  fs.existsSync(path.join(drawings, kind, `${name}.svg`))

const missingScenes: Check<Definition> = (_db, { content: { look, modules }, problem }) => {
  const shown = [{ scene: look.scene, at: ['look', 'scene'] as PropertyKey[] }]
  modules.forEach((module, at) => {
    if (module.type !== 'house') return
    module.stages.forEach(({ scene }, nth) =>
      shown.push({ scene, at: ['modules', at, 'stages', nth, 'scene'] }),
    )
  })
  return shown
    .filter(({ scene }) => !isDrawn('scenes', scene))
    .map(({ scene, at }) => problem(at, `没有名为 ${scene} 的场景图`))
}

const missingPictures: Check<Definition> = (_db, { content, problem }) => {
  const { prizes, modules, share } = content
  const shown = prizes.flatMap(({ picture }, at) =>
    picture === undefined ? [] : [{ picture, at: ['prizes', at, 'picture'] as PropertyKey[] }],
  )
  modules.forEach((module, at) => {
    if ('picture' in module) shown.push({ picture: module.picture, at: ['modules', at, 'picture'] })
    if (!('list' in module)) return
    module.list.forEach(({ picture }, nth) =>
      shown.push({ picture, at: ['modules', at, 'list', nth, 'picture'] }),
    )
  })
  shown.push({ picture: share.picture, at: ['share', 'picture'] })
  return shown
    .filter(({ picture }) => !isDrawn('goods', picture))
    .map(({ picture, at }) => problem(at, `没有名为 ${picture} 的图`))
}

const takenRoutes: Check<Definition> = async (db, { content: { key, routes }, problem }) => {
  if (routes.length === 0) return []
  const taken = await db
    .select()
    .from(campaignRoutes)
    .where(and(inArray(campaignRoutes.route, routes), ne(campaignRoutes.campaignKey, key)))
  return taken.map(({ route, campaignKey }) =>
    problem(['routes', routes.indexOf(route)], `${route} 已经属于活动 ${campaignKey}`),
  )
}

const unknownGoods: Check<Definition> = async (db, { content, problem }) => {
  const problems: string[] = []
  for (const [at, { gives }] of content.prizes.entries()) {
    if (gives.type === 'goods' && !(await findGift(db, gives.goods)))
      problems.push(
        problem(['prizes', at, 'gives', 'goods'], `商城里没有可以赠送的“${gives.goods}”`),
      )
  }
  return problems
}

const unknownPartner: Check<Definition> = async (db, { content: { outside }, problem }) => {
  if (!outside?.partner || (await partnerNamed(db, outside.partner))) return []
  return [
    problem(['outside', 'partner'], `没有合作方 ${outside.partner}，请先用 npm run partner 导入`),
  ]
}

/** Held still until the import is written: nobody takes a prize that is going. */
const stockBelowGiven: Check<Definition> = async (db, { content: { key, prizes }, problem }) => {
  const problems: string[] = []
  for (const { prizeKey, given } of await lockPrizes(db, key)) {
    const at = prizes.findIndex((one) => one.key === prizeKey)
    const prize = prizes[at]
    if (prize?.stock !== undefined && prize.gives.type !== 'code' && prize.stock < given)
      problems.push(problem(['prizes', at, 'stock'], `已经发出 ${given} 份，总数不能更少`))
  }
  return problems
}

/** Whoever is under way goes by what they set out for: what has opened for them stays open. */
const raisedLamps: Check<Definition> = async (db, { content: { key, prizes }, problem }) => {
  const [known] = await db
    .select({ definition: campaigns.definition })
    .from(campaigns)
    .where(eq(campaigns.campaignKey, key))
  const before = new Map(known?.definition.prizes.map((one) => [one.key, one.lamps ?? 0]))
  const raised = prizes.flatMap(({ key: prizeKey, lamps = 0 }, at) => {
    const was = before.get(prizeKey)
    return was !== undefined && lamps > was ? [{ at, was }] : []
  })
  if (raised.length === 0 || !(await isJoined(db, key))) return []
  return raised.map(({ at, was }) =>
    problem(['prizes', at, 'lamps'], `已经有人参加，不能比原来的 ${was} 更多`),
  )
}

/** Whoever has paid still opens the box on its page. */
const ordersWithoutPay: Check<Definition> = async (db, { content, problem }) => {
  if (hasStep(content, 'pay')) return []
  const open = await countAtCounter(db, {
    seller,
    counter: content.key,
    states: ['unpaid', 'paid'],
  })
  return open > 0 ? [problem(['steps'], `还有 ${open} 个订单没有完成，不能去掉付款步骤 pay`)] : []
}

/** Of an open box anything may come that it was sold with. */
const prizesOfOpenOrders: Check<Definition> = async (db, { content: { key, prizes }, problem }) => {
  const open = await countAtCounter(db, { seller, counter: key, states: ['unpaid', 'paid'] })
  if (open === 0) return []
  const gone = (await lockPrizes(db, key)).filter(
    ({ prizeKey, retiredAt }) => !retiredAt && !prizes.some((prize) => prize.key === prizeKey),
  )
  return gone.map(({ prizeKey }) =>
    problem(['prizes'], `还有 ${open} 个订单没有完成，不能去掉奖品 ${prizeKey}`),
  )
}

/** What is posted is on its way before anybody can give it back. */
const refundOfParcels: Check<Definition> = async (db, { content, problem }) => {
  if (!content.refund || content.card) return []
  const problems: string[] = []
  for (const [at, { gives }] of content.prizes.entries()) {
    const gift = gives.type === 'goods' ? await findGift(db, gives.goods) : null
    if (!gift || gift.parcel)
      problems.push(problem(['prizes', at, 'gives'], '写了 refund，只能是不寄送的卡券和会员'))
  }
  return problems
}

/** What a campaign says of drawings, addresses, goods and prizes has to be so. */
export const campaignChecks = [
  missingPictures,
  missingScenes,
  takenRoutes,
  unknownGoods,
  unknownPartner,
  raisedLamps,
  ordersWithoutPay,
  prizesOfOpenOrders,
  refundOfParcels,
  stockBelowGiven,
  checkWorth,
]
