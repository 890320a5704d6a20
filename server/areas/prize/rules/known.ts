import type { Db } from '@server/database/database'
import type { Campaign, Counts, Definition } from '@server/areas/programme/programme'
import { readCounts, hasStep } from '@server/areas/programme/programme'
import { type Entry, entryOf } from '../lamps/entry'
import { outingCount } from '../outside/outing'
import { dryCount } from '../receive/guarantee'
import type { Person } from '../receive/person'
import { limitSubjects } from './limits'

/** What stands written of a person in a campaign, read once for all the rules that ask. */
export interface Known {
  /** Null also where the campaign needs none. */
  entry: Entry | null
  counts: Counts
}

export const needsEntry = (definition: Definition) =>
  hasStep(definition, 'join') || definition.card !== undefined || definition.lamps !== undefined

export async function knownOf(
  db: Db,
  campaign: Campaign,
  { userId, subjects }: Person,
  now: Date,
): Promise<Known> {
  const { guarantee, outside } = campaign.definition
  const counted = limitSubjects(campaign, subjects)
  if (guarantee) counted.push(dryCount(userId).subject)
  if (outside) counted.push(outingCount(campaign, userId, now).subject)
  return {
    entry: needsEntry(campaign.definition) ? await entryOf(db, userId, campaign.key) : null,
    counts: await readCounts(db, campaign.key, counted),
  }
}

/** Whether the person has opened the app from here, in the period that counts now. */
export const hasSetOut = (
  { counts }: Known,
  campaign: Campaign,
  { userId }: Person,
  now: Date,
): boolean => counts(outingCount(campaign, userId, now)) > 0
