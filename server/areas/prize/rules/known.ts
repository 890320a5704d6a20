import { confirmedCount } from '@server/areas/partner/partner'
import type { Db } from '@server/database/database'
import type { Campaign, Counts, Definition } from '@server/areas/programme/programme'
import { readCounts, hasStep } from '@server/areas/programme/programme'
import { type Entry, entryOf } from '../lamps/entry'
import { type Outing, outingCount } from '../outside/outing'
import { dryCount } from '../receive/guarantee'
import type { Person } from '../receive/person'
import { blockedCount } from './blocked'
import { limitSubjects } from './limits'

/** What stands written of a person in a campaign, read once for all the rules that ask. */
export interface Known {
  /** Null also where the campaign needs none. */
  entry: Entry | null
  counts: Counts
  outing: Outing
}

export const needsEntry = (definition: Definition) =>
  hasStep(definition, 'join') || definition.card !== undefined || definition.lamps !== undefined

export async function knownOf(
  db: Db,
  campaign: Campaign,
  { userId, subjects, references }: Person,
  now: Date,
): Promise<Known> {
  const { guarantee, outside } = campaign.definition
  const counted = [...limitSubjects(campaign, subjects), blockedCount(userId).subject]
  if (guarantee) counted.push(dryCount(userId).subject)
  const outing = outside && outingCount(campaign, userId, now)
  const confirmed = references.map((one) => confirmedCount(outside?.partner ?? '', one))
  if (outing) counted.push(outing.subject, ...confirmed.map(({ subject }) => subject))
  const counts = await readCounts(db, campaign.key, counted)
  return {
    entry: needsEntry(campaign.definition) ? await entryOf(db, userId, campaign.key) : null,
    counts,
    outing: {
      opened: outing !== undefined && counts(outing) > 0,
      confirmed: confirmed.some((one) => counts(one) > 0),
    },
  }
}
