import { lte } from 'drizzle-orm'
import { remind } from '@server/areas/message/message'
import { hourMs } from '@server/calendar'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { type Alert, contentOf, putOff, saveTurn } from './alerts'
import { guardOf, selfOf } from './guard'
import { turnsLeft, turnsOf } from './order'
import { afterQuiet } from './quiet'
import { healthAlerts } from './tables'

/** Tells of what was found, one after another, until somebody says that they have seen it. */
export const tellOfAlerts = (key: DataKey): Sweep<typeof healthAlerts> => ({
  name: 'health: tell of what was found',
  every: 30,
  table: healthAlerts,
  keys: ['userId', 'alertId'],
  due: (now) => lte(healthAlerts.nextAt, now),
  order: healthAlerts.nextAt,
  work: (tx, alert, now) => takeTurn(tx, alert, key, now),
})

async function takeTurn(tx: Db, alert: Alert, key: DataKey, now: Date): Promise<unknown> {
  const guard = await guardOf(tx, alert.userId)
  const known = contentOf(key, alert)
  const turns = guard ? await turnsOf(tx, selfOf(guard), now) : []
  const [turn, next] = turnsLeft(turns, known.told)
  if (!turn) return putOff(tx, alert, null)
  const { userId, name, quiet, calls = '家人' } = turn.whom
  const awake = afterQuiet(quiet, now)
  if (awake > now) return putOff(tx, alert, awake)
  const { alertId } = alert
  const about = `${alertId} ${alert.told}`
  if (userId === alert.userId)
    await remind(tx, { userId, kind: 'guardFound', about, at: now, facts: { alert_id: alertId } })
  else await remind(tx, { userId, kind: 'guardUnseen', about, at: now, facts: { name: calls } })
  const content = { ...known, told: [...known.told, { userId, name, at: now.getTime() }] }
  const nextAt = next
    ? afterQuiet(next.whom.quiet, new Date(now.getTime() + next.hours * hourMs))
    : null
  return saveTurn(tx, alert, { key, content, nextAt })
}
