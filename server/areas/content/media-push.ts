import { and, eq } from 'drizzle-orm'
import { verdict } from '@server/providers/wechat/verdict'
import type { TakePush } from '../pushed'
import { isPicture, settle } from './picture-checks'
import { askedAgainAt } from './patience'
import { pictureChecks } from './tables'

/** What WeChat found in a picture. Told again, or after somebody else has decided, it changes nothing. */
export const takeMediaCheck: TakePush = async ({ db, now }, fields) => {
  const { trace_id: traceId = '' } = fields
  const [check] = await db
    .select()
    .from(pictureChecks)
    .where(and(eq(pictureChecks.traceId, traceId), eq(pictureChecks.state, 'asked')))
    .for('update')
  if (!check) return
  const { success, data } = verdict.safeParse(fields['result.suggest'])
  if (success && fields.errcode === '0') return settle(db, check.uploadId, data, now)
  // it could not fetch it, or not open it
  const checkAt = askedAgainAt(check.since, now) ?? now
  await db.update(pictureChecks).set({ checkAt }).where(isPicture(check.uploadId))
}
