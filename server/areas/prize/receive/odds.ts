import {
  areSame,
  chancesOf,
  type Game,
  oddsInForce,
  oddsOn,
  publishOdds,
} from '@server/areas/draw/draw'
import {
  available,
  type Campaign,
  isDrawn,
  listCampaigns,
  lockCampaign,
} from '@server/areas/programme/programme'
import { businessDay } from '@server/calendar'
import type { Database, Db } from '@server/database/database'

/** What can be drawn of a campaign at this moment, by its rules. */
export const gameOf = ({ key, version, definition, prizes }: Campaign): Game => ({
  game: key,
  rules: version,
  lots: prizes.map((prize) => ({
    key: prize.key,
    weight: prize.weight ?? 0,
    left: available(prize),
  })),
  consolation: definition.consolation ?? '',
})

/** The odds that everybody is told, where there are any. */
export const oddsOf = async (db: Db, campaign: Campaign) =>
  isDrawn(campaign.definition)
    ? oddsInForce(db, { game: campaign.key, rules: campaign.version })
    : null

/** The same with the promise of the day's seed. */
export const oddsToday = async (db: Db, campaign: Campaign, now: Date) =>
  isDrawn(campaign.definition)
    ? oddsOn(db, { game: campaign.key, rules: campaign.version }, businessDay(now))
    : null

/** Publishes new odds where prizes are gone or back, or the rules are new. */
export async function publishOddsOf(tx: Db, key: string, now: Date): Promise<void> {
  const campaign = await lockCampaign(tx, key, now)
  if (isDrawn(campaign.definition)) await publishOdds(tx, gameOf(campaign), now)
}

const atOnce = 100

/** A new day brings back what was given out the day before, without anybody doing anything. */
export async function publishTurned(database: Database, now: Date): Promise<void> {
  for (let after = '', full = true; full;) {
    const running = await listCampaigns(database.db, now, after, atOnce)
    for (const campaign of running)
      if (await hasTurned(database.db, campaign))
        await database.transaction((tx) => publishOddsOf(tx, campaign.key, now))
    after = running.at(-1)?.key ?? ''
    full = running.length === atOnce
  }
}

async function hasTurned(db: Db, campaign: Campaign): Promise<boolean> {
  if (!isDrawn(campaign.definition)) return false
  const odds = await oddsOf(db, campaign)
  const { lots, consolation } = gameOf(campaign)
  return !odds || !areSame(odds.chances, chancesOf(lots, consolation))
}
