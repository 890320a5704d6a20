import { eq, sql } from 'drizzle-orm'
import { findGift } from '@server/areas/catalogue/catalogue'
import { endOfDayAfter, startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { importFile, type Importer } from '@server/importing/import-file'
import {
  campaignPrizes,
  campaignRoutes,
  campaigns,
  definition,
  type Definition,
  type Prize,
  teaserOf,
} from '@server/areas/programme/programme'
import { campaignChecks } from './check-campaign'

interface Imported {
  key: string
  title: string
  isNew: boolean
}

const campaignImporter: Importer<Definition, Imported> = {
  schema: definition,
  checks: campaignChecks,
  async write(tx, written, now) {
    const campaign = await withGoods(tx, written)
    const isNew = await writeCampaign(tx, campaign, now)
    await writeRoutes(tx, campaign)
    await writePrizes(tx, campaign)
    return { key: campaign.key, title: campaign.title, isNew }
  },
}

/** Brings one campaign in, whole or not at all. Call it inside a transaction. */
export const importCampaign = (tx: Db, text: string, now: Date) =>
  importFile(campaignImporter, text, { tx, now })

/** A prize names goods by their title in the shop; it is given by their number. */
async function withGoods(tx: Db, written: Definition): Promise<Definition> {
  const prizes: Prize[] = []
  for (const prize of written.prizes)
    prizes.push({ ...prize, gives: await withNumber(tx, prize.gives) })
  return { ...written, prizes }
}

async function withNumber(tx: Db, gives: Prize['gives']): Promise<Prize['gives']> {
  if (gives.type !== 'goods') return gives
  const gift = await findGift(tx, gives.goods)
  return gift ? { ...gives, goods_id: gift.goodsId, parcel: gift.parcel } : gives
}

function periodOf({ period }: Definition, now: Date) {
  const startsAt = period.starts_at ? new Date(period.starts_at) : startOfDay(now)
  const { ends_at: ends, days } = period
  return { startsAt, endsAt: ends ? new Date(ends) : endOfDayAfter(startsAt, days! - 1) }
}

/** Says whether it is new. */
async function writeCampaign(tx: Db, definition: Definition, now: Date): Promise<boolean> {
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
  return written!.version === 1
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
