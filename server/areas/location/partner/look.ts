import { Refusal } from '@server/call/refusal'
import type { Reading } from '../reading'
import { applicants } from '../sealed'
import { locationPartnerLooks } from '../tables'
import { findApplication } from './answer'

/** The record stands before anything is told: what was looked at is never without it. */
export async function look({ db, config, userId: developerId, now }: Reading, id: string) {
  const { applicationId, userId, state, sealed } = await findApplication(db, id)
  if (state === 'refused')
    throw new Refusal('forbidden', '没有通过的申请不用再联系，姓名和电话只能看遮住的')
  await db
    .insert(locationPartnerLooks)
    .values({ userId, applicationId, developerId, lookedAt: now })
  const { name, phone } = applicants.open(config.dataKey, applicationId, sealed)
  return { name, phone }
}
