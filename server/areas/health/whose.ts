import { Refusal } from '@server/call/refusal'
import type { SignedIn } from '@server/call/handler'
import type { Db } from '@server/database/database'
import { noteLook, watchOver } from './watches/watching'
import { type MeasureKey, measureNames } from './measures'
import type { HealthPurpose } from './purposes'

/** What it takes to say whose data somebody may read. */
export interface Looking {
  db: Db
  user: SignedIn
  now: Date
}

/** No answer tells whether there would be any data, or why not for this person. */
const refuse = () => new Refusal('forbidden', '只能看您自己的，或者家人同意给您看的健康记录')

/**
 * Whose data a read is of: the one place that says so. Everybody reads their own; of somebody else's
 * what they share with the caller, a measure at a time, and each such look is noted. Whatever is of
 * no measure is shared with nobody.
 */
export async function readable(
  looking: Looking,
  personId: string | undefined,
  purpose: HealthPurpose,
  measure?: MeasureKey,
): Promise<string> {
  const { userId } = looking.user
  if (personId === undefined || personId === userId) return userId
  if (purpose !== 'record' || measure === undefined) throw refuse()
  const watch = await watchOver(looking, personId)
  if (!watch?.measures.includes(measure)) throw refuse()
  await noteLook(looking, watch, measure)
  return personId
}

/** The same for what is told of several measures at once: which of them may be. */
export async function readableMeasures(
  looking: Looking,
  personId: string | undefined,
): Promise<{ userId: string; isOwn: boolean; shared: readonly MeasureKey[] }> {
  const { userId } = looking.user
  if (personId === undefined || personId === userId)
    return { userId, isOwn: true, shared: measureNames }
  const watch = await watchOver(looking, personId)
  if (!watch) throw refuse()
  await noteLook(looking, watch, 'home')
  return { userId: personId, isOwn: false, shared: watch.measures }
}
