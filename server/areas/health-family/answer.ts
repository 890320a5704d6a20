import { lockPerson } from '@server/areas/auth/auth'
import { Refusal } from '@server/call/refusal'
import type { MeasureKey, Surroundings } from '@server/areas/health/health'
import { needShared } from './agreed'
import {
  changeWatch,
  endOtherwiseAsked,
  lockWatch,
  needApart,
  otherSide,
  sideOf,
  type Watch,
} from './rows'
import { watchStates } from './states'

interface Yes {
  watchId: string
  code?: string | undefined
  name: string
  measures?: readonly MeasureKey[] | undefined
}

/** Whoever was asked says yes; whose data it is says what may be read. */
export async function accept(context: Surroundings, yes: Yes): Promise<Watch> {
  const { db, user, now } = context
  const { userId } = user
  const watch = await lockWatch(db, { watchId: yes.watchId, userId, code: yes.code })
  watchStates.check(watch.state, 'on')
  if (watch.expiresAt <= now) throw new Refusal('familyMoved')
  const me = otherSide(watch.askedBy)
  if (sideOf(watch, userId) === watch.askedBy)
    throw new Refusal('invalid', '这是您自己发出的邀请，请让家人来答复')
  const elderId = me === 'elder' ? userId : watch.elderId!
  const watcherId = me === 'watcher' ? userId : watch.watcherId!
  await lockPerson(db, elderId)
  await needApart(db, elderId, watcherId)
  const measures = me === 'elder' ? await needShared(context, yes.measures) : watch.measures
  const begun = await changeWatch(db, watch, {
    ...{ elderId, watcherId, measures, answeredAt: now, codeDigest: null },
    state: 'on',
    ...(me === 'elder' ? { elderCalls: yes.name } : { watcherCalls: yes.name }),
  })
  await endOtherwiseAsked(db, elderId, watcherId, now)
  return begun
}

interface Shared {
  watchId: string
  measures: readonly MeasureKey[]
  /** Left out: as it was. */
  alerts?: boolean | undefined
}

/** From now on; what was read before has been read, and stands among the looks. */
export async function share(
  context: Surroundings,
  { watchId, measures: wanted, alerts }: Shared,
): Promise<Watch> {
  const { db, user } = context
  const watch = await lockWatch(db, { watchId, userId: user.userId })
  if (sideOf(watch, user.userId) !== 'elder') throw new Refusal('forbidden', '只有本人能选给看什么')
  if (watch.state !== 'on') throw new Refusal('familyMoved')
  return changeWatch(db, watch, {
    measures: await needShared(context, wanted),
    ...(alerts !== undefined && { alerts }),
  })
}

/** Either of the two, at any time; who was asked says no by it. */
export async function end({ db, user, now }: Surroundings, watchId: string): Promise<void> {
  const { userId } = user
  const watch = await lockWatch(db, { watchId, userId })
  const me = sideOf(watch, userId)!
  const state = watch.state === 'asked' && watch.askedBy !== me ? 'declined' : 'ended'
  watchStates.check(watch.state, state)
  await changeWatch(db, watch, { state, endedAt: now, endedBy: me, codeDigest: null })
}
