import { eq, sql } from 'drizzle-orm'
import { findGift } from '@server/areas/catalogue/catalogue'
import type { Db } from '@server/database/database'
import { partnerNamed } from '@server/areas/partner/partner'
import { checkFile, importFile, type Importer } from '@server/importing/import-file'
import { refuseProblems } from '@server/importing/unusable'
import {
  campaignPrizes,
  campaignRoutes,
  campaigns,
  definition,
  type Definition,
  keepVersion,
  type Prize,
  teaserOf,
} from '@server/areas/programme/programme'
import { publishOddsOf } from '@server/areas/prize/prize'
import { tellWorth } from '../worth/tell-worth'
import { campaignChecks } from './check-campaign'
import { type Period, periodFor } from './period'
import { retirePrizes } from './retire'

interface Imported {
  key: string
  title: string
  isNew: boolean
}

const campaignImporter = (restart: boolean): Importer<Definition, Imported> => ({
  schema: definition,
  checks: campaignChecks,
  async write(tx, written, now) {
    const campaign = await withPartner(tx, await withGoods(tx, written))
    const period = await periodFor(tx, campaign, { restart, now })
    const isNew = await writeCampaign(tx, campaign, period, now)
    await writeRoutes(tx, campaign)
    await writePrizes(tx, campaign)
    await retirePrizes(tx, campaign, now)
    await publishOddsOf(tx, campaign.key, now)
    return { key: campaign.key, title: campaign.title, isNew }
  },
})

interface How {
  /** It begins anew, as if it were new. */
  restart?: boolean
  /** What changed, as everybody reads it. */
  why?: string
}

/**
 * Brings one campaign in, whole or not at all, and keeps what it says as a version of it with why
 * it was changed. Call it inside a transaction.
 */
export async function importCampaign(
  tx: Db,
  text: string,
  now: Date,
  { restart = false, why = '' }: How = {},
) {
  const imported = await importFile(campaignImporter(restart), text, { tx, now })
  await keepVersion(tx, imported.key, why)
  return imported
}

/** What a file would give for what it asks, and what is wrong with it; nothing is written. */
export async function checkCampaign(tx: Db, text: string): Promise<string[]> {
  const { content, problems } = await checkFile(campaignImporter(false), text, tx)
  const told = await tellWorth(tx, content)
  refuseProblems(problems.length > 0 ? [...told, ...problems] : [])
  return [...told, '可以导入']
}

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

/** An app is opened as its partner says, where the campaign does not lead to another place in it. */
async function withPartner(tx: Db, written: Definition): Promise<Definition> {
  const { outside } = written
  if (!outside?.partner) return written
  const { ways } = (await partnerNamed(tx, outside.partner))!
  const download = { ...ways.download, ...outside.download }
  return { ...written, outside: { ...ways, ...outside, download } }
}

/** Says whether it is new. What is said again is no new version. */
async function writeCampaign(
  tx: Db,
  definition: Definition,
  period: Period,
  now: Date,
): Promise<boolean> {
  const { key, kind, title } = definition
  const [former] = await tx
    .select({ version: campaigns.version })
    .from(campaigns)
    .where(eq(campaigns.campaignKey, key))
    .for('update')
  const row = {
    ...{ kind, title, definition, ...period },
    teaser: teaserOf(definition),
    importedAt: now,
  }
  await tx
    .insert(campaigns)
    .values({ campaignKey: key, ...row })
    .onConflictDoUpdate({
      target: campaigns.campaignKey,
      set: { ...row, version: sql`${campaigns.version} + case when ${same} then 0 else 1 end` },
    })
  return former === undefined
}

const said = ['definition', 'starts_at', 'ends_at'] as const
const same = sql.join(
  said.map((name) => sql.raw(`campaigns.${name} = excluded.${name}`)),
  sql` and `,
)

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
        set: {
          daily,
          retiredAt: null,
          ...(!isCode && { stock: sql`${stock} - ${campaignPrizes.given}` }),
        },
      })
  }
}
