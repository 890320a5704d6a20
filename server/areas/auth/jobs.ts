import { and, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '@server/database/database'
import { open, seal } from '@server/database/seal'
import { uuidv7 } from '@server/database/uuid'
import type { Context } from '@server/call/handler'
import { enqueue } from '@server/jobs/enqueue'
import type { JobDefinition } from '@server/jobs/job'
import { jobs } from '@server/jobs/tables'
import type { SmsMessage } from '@server/providers/sms/sms'
import type { House } from '../area'
import { dropForgotten } from './known-askers'
import { after, sendingRules, smsRules } from './rules'
import { halfSent } from './sms-limits'
import { captchas, sessions, smsCodes, wechatCodes } from './tables'

const sending = 'auth: send sms'
const payload = z.object({ sealed: z.base64(), expires_at: z.coerce.date() })
const aboutSms = (jobId: string) => `sms ${jobId}`
const message = z.object({ phone: z.string(), code: z.string() })

/** Sent after the commit, and again if the server falls in between. */
export async function askToSend(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  sms: SmsMessage,
) {
  const jobId = uuidv7()
  const sealed = seal(config.dataKey, JSON.stringify(sms), aboutSms(jobId)).toString('base64')
  const expires_at = after(now, smsRules.lastsSeconds).toISOString()
  await enqueue(db, sending, { sealed, expires_at }, { jobId })
}

export const authJobs = ({ config }: House): JobDefinition[] => [
  {
    name: sending,
    lane: 'sms',
    async run(given, { jobId, now, providers }) {
      const { sealed, expires_at } = payload.parse(given)
      if (expires_at <= now) return
      const text = open(config.dataKey, Buffer.from(sealed, 'base64'), aboutSms(jobId))
      await providers.sms.send(message.parse(JSON.parse(text)))
    },
  },
  {
    name: halfSent,
    async run(_given, { log }) {
      const { alarmAt: sent, all } = sendingRules
      log.warn({ event: 'sms_half', sent, most: all.known }, 'half of the SMS of today are sent')
    },
  },
  {
    name: 'auth: drop what has expired',
    every: 600,
    run: (_given, { database, now }) => dropExpired(database.db, now),
  },
]

async function dropExpired(db: Db, now: Date) {
  await db.delete(captchas).where(lt(captchas.expiresAt, now))
  await db.delete(wechatCodes).where(lt(wechatCodes.expiresAt, now))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now))
  await dropForgotten(db, now)
  await db
    .delete(jobs)
    .where(and(eq(jobs.name, sending), lt(jobs.failedAt, after(now, -smsRules.failedLastsSeconds))))
  await db.execute(sql`delete from call_limits where expires_at < ${now}`)
  await db.execute(sql`delete from once_answers where created_at < ${after(now, -24 * 3600)}`)
}
