import fs from 'node:fs'
import path from 'node:path'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { findGift } from '@server/areas/catalogue/catalogue'
import { endOfDayAfter, startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Definition } from '../definition'
import { campaignPrizes, campaignRoutes, campaigns } from '../tables'
import { teaserOf } from '../teasers'
import { type Read, readDefinition, Unusable } from './read-definition'

const drawings = path.join(__dirname, '../../../static')

/** Brings one campaign in, whole or not at all. Call it inside a transaction. */
export async function importCampaign(tx: Db, text: string, now: Date) {
  const read = readDefinition(text)
  const { definition } = read
  const problems = [
    ...missingDrawings(read),
    ...missingScenes(read),
    ...(await takenRoutes(tx, read)),
  ]
  problems.push(...(await resolveGoods(tx, read)))
  problems.push(...(await stockBelowGiven(tx, read)))
  if (problems.length > 0) throw new Unusable(problems)
  const known = await write(tx, definition, now)
  await writeRoutes(tx, definition)
  await writePrizes(tx, definition)
  return { key: definition.key, title: definition.title, known }
}

const isDrawn = (kind: 'goods' | 'scenes', name: string) =>
  fs.existsSync(path.join(drawings, kind, `${name}.svg`))

function missingScenes({ definition, problem }: Read): string[] {
  const shown = [{ scene: definition.look.scene, at: ['look', 'scene'] as PropertyKey[] }]
  definition.modules.forEach((module, at) => {
    if (module.type !== 'house') return
    module.stages.forEach(({ scene }, nth) =>
      shown.push({ scene, at: ['modules', at, 'stages', nth, 'scene'] }),
    )
  })
  return shown
    .filter(({ scene }) => !isDrawn('scenes', scene))
    .map(({ scene, at }) => problem(at, `没有名为 ${scene} 的场景图`))
}

function missingDrawings({ definition, problem }: Read): string[] {
  const shown = definition.prizes.map(({ picture }, at) => ({
    picture,
    at: ['prizes', at, 'picture'] as PropertyKey[],
  }))
  definition.modules.forEach((module, at) => {
    if ('picture' in module) shown.push({ picture: module.picture, at: ['modules', at, 'picture'] })
    if (!('list' in module)) return
    module.list.forEach(({ picture }, nth) =>
      shown.push({ picture, at: ['modules', at, 'list', nth, 'picture'] }),
    )
  })
  shown.push({ picture: definition.share.picture, at: ['share', 'picture'] })
  return shown
    .filter(({ picture }) => !isDrawn('goods', picture))
    .map(({ picture, at }) => problem(at, `没有名为 ${picture} 的图`))
}

async function takenRoutes(tx: Db, { definition, problem }: Read): Promise<string[]> {
  const { key, routes } = definition
  if (routes.length === 0) return []
  const taken = await tx
    .select()
    .from(campaignRoutes)
    .where(and(inArray(campaignRoutes.route, routes), ne(campaignRoutes.campaignKey, key)))
  return taken.map(({ route, campaignKey }) =>
    problem(['routes', routes.indexOf(route)], `${route} 已经属于活动 ${campaignKey}`),
  )
}

/** Finds what a prize names by its title in the shop. */
async function resolveGoods(tx: Db, { definition, problem }: Read): Promise<string[]> {
  const problems: string[] = []
  for (const [at, { gives }] of definition.prizes.entries()) {
    if (gives.type !== 'goods') continue
    const gift = await findGift(tx, gives.goods)
    if (gift) Object.assign(gives, { goods_id: gift.goodsId, parcel: gift.parcel })
    else
      problems.push(
        problem(['prizes', at, 'gives', 'goods'], `商城里没有可以赠送的“${gives.goods}”`),
      )
  }
  return problems
}

/** Held still until the import is written: nobody takes a prize that is going. */
async function stockBelowGiven(tx: Db, { definition, problem }: Read): Promise<string[]> {
  const known = await tx
    .select()
    .from(campaignPrizes)
    .where(eq(campaignPrizes.campaignKey, definition.key))
    .orderBy(campaignPrizes.prizeKey)
    .for('update')
  const problems: string[] = []
  for (const { prizeKey, given } of known) {
    const at = definition.prizes.findIndex(({ key }) => key === prizeKey)
    const prize = definition.prizes[at]
    if (!prize && given > 0)
      problems.push(problem(['prizes'], `奖品 ${prizeKey} 已经发出 ${given} 份，不能去掉`))
    if (prize?.stock !== undefined && prize.gives.type !== 'code' && prize.stock < given)
      problems.push(problem(['prizes', at, 'stock'], `已经发出 ${given} 份，总数不能更少`))
  }
  return problems
}

function periodOf({ period }: Definition, now: Date) {
  const startsAt = period.starts_at ? new Date(period.starts_at) : startOfDay(now)
  const { ends_at: ends, days } = period
  return { startsAt, endsAt: ends ? new Date(ends) : endOfDayAfter(startsAt, days! - 1) }
}

async function write(tx: Db, definition: Definition, now: Date): Promise<boolean> {
  const { key, kind, title } = definition
  const row = {
    kind,
    title,
    definition,
    teaser: teaserOf(definition),
    ...periodOf(definition, now),
    importedAt: now,
  }
  const [written] = await tx
    .insert(campaigns)
    .values({ campaignKey: key, ...row })
    .onConflictDoUpdate({
      target: campaigns.campaignKey,
      set: { ...row, version: sql`${campaigns.version} + 1` },
    })
    .returning()
  return written!.version > 1
}

async function writeRoutes(tx: Db, { key, routes }: Definition) {
  await tx.delete(campaignRoutes).where(eq(campaignRoutes.campaignKey, key))
  if (routes.length > 0)
    await tx.insert(campaignRoutes).values(routes.map((route) => ({ route, campaignKey: key })))
}

/** `stock` in the file is the total: what was given of it stays given. Codes bring their own. */
async function writePrizes(tx: Db, { key, prizes }: Definition) {
  for (const { key: prizeKey, stock = 0, daily = null, gives } of prizes) {
    const isCode = gives.type === 'code'
    await tx
      .insert(campaignPrizes)
      .values({ campaignKey: key, prizeKey, stock: isCode ? 0 : stock, daily })
      .onConflictDoUpdate({
        target: [campaignPrizes.campaignKey, campaignPrizes.prizeKey],
        set: { daily, ...(!isCode && { stock: sql`${stock} - ${campaignPrizes.given}` }) },
      })
  }
  const kept = prizes.map((prize) => prize.key)
  const gone = kept.length > 0 ? sql` and prize_key <> all (${sql.param(kept)})` : sql``
  await tx.execute(
    sql`delete from campaign_prizes where campaign_key = ${key} and given = 0${gone}`,
  )
}
