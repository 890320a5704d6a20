import { quietAtFirst, toldOver } from '@server/areas/health/health'
import type { Db } from '@server/database/database'
import type { Quiet } from './quiet'

/** Somebody who is told, and when not. */
export interface Told {
  userId: string
  /** As the guarded person calls them. */
  name: string
  quiet: Quiet
  /** As they call the guarded person. */
  calls?: string
}

/** Family whom the guarded person chose, each by itself. When they sleep they are not asked. */
const familyToTell = async (db: Db, userId: string, now: Date): Promise<Told[]> =>
  (await toldOver(db, userId, now)).map(({ watcherId, elderCalls, watcherCalls }) => ({
    ...{ userId: watcherId!, name: elderCalls || '家人', calls: watcherCalls || '家人' },
    quiet: { from: quietAtFirst.quietFrom, to: quietAtFirst.quietTo },
  }))

/** So long the next one waits for somebody to say that they have seen it. */
const waitHours = 4

/** Oneself is told twice before anybody else is. */
const ownTurns = 2

/** One turn of telling: who, and so many hours after the turn before. */
export interface Turn {
  whom: Told
  hours: number
}

/** All turns of telling somebody's alert, in their order. */
export async function turnsOf(db: Db, self: Told, now: Date): Promise<Turn[]> {
  const further = await familyToTell(db, self.userId, now)
  const own = Array.from({ length: ownTurns }, () => self)
  return [...own, ...further].map((whom, nth) => ({ whom, hours: nth === 0 ? 0 : waitHours }))
}

/** What is left of them, whoever was chosen or left out meanwhile: each turn is somebody's, not a number. */
export function turnsLeft(turns: readonly Turn[], told: readonly Pick<Told, 'userId'>[]): Turn[] {
  const taken = told.map(({ userId }) => userId)
  return turns.filter(({ whom }) => {
    const at = taken.indexOf(whom.userId)
    if (at >= 0) taken.splice(at, 1)
    return at < 0
  })
}

/** 马上, 4 小时后还没有看过 */
export const turnWords = (hours: number, nth: number): string =>
  nth === 0 ? '马上' : `再过 ${hours} 小时还没有人看过`
