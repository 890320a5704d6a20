import { eq, lte } from 'drizzle-orm'
import { businessDay, dayAfter, momentOf } from '@server/calendar'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import {
  consentedAt,
  type GuardSecret,
  healthGuards,
  personOf,
  sumsBetween,
} from '@server/areas/health/health'
import { devicesOf } from '@server/areas/health-device/health-device'
import { type AlertContent, isKnown, writeAlert } from './alerts'
import { findBy, type Seen } from './find'
import { type Guard, secretOf } from './guard'
import { lookedBack, type Rule, rules } from './rules'
import { alertIdOf } from './sealed'

/** Silence is found without a reading: everybody is looked at once a day at least. */
const morning = 9

/** Looks at the readings of whom there is something new of, or of whom nothing came for a day. */
export const lookAtGuarded = (key: DataKey): Sweep<typeof healthGuards> => ({
  name: 'health: look at what is watched',
  every: 30,
  table: healthGuards,
  keys: ['userId'],
  due: (now) => lte(healthGuards.lookAt, now),
  order: healthGuards.lookAt,
  work: (tx, guard, now) => look(tx, guard, key, now),
})

async function look(tx: Db, guard: Guard, key: DataKey, now: Date): Promise<void> {
  const { userId } = guard
  const whose = { userId, key }
  const today = businessDay(now)
  // a notice that has changed since is agreed to first
  const agreed = await consentedAt(tx, userId, 'guard', now)
  const person = agreed && (await personOf(tx, whose))
  if (person) {
    const days = await sumsBetween(tx, whose, dayAfter(today, -lookedBack), today)
    const secret = secretOf(guard, key)
    const devices = await devicesOf(tx, userId)
    await writeFound(tx, { guard, secret, key, now }, { person, days, devices, today, now })
  }
  const lookAt = momentOf(dayAfter(today, 1), morning)
  await tx.update(healthGuards).set({ lookAt }).where(eq(healthGuards.userId, userId))
}

/** All that the rules find in it, each once. */
export async function writeFound(tx: Db, watching: Watching, seen: Seen): Promise<void> {
  for (const rule of rules)
    for (const { day, text } of findBy(rule, seen))
      await writeOnce(tx, watching, rule, { rule: rule.key, day, text, told: [] })
}

interface Watching {
  guard: Guard
  secret: GuardSecret
  key: DataKey
  now: Date
}

/** Once a day and rule, and not while the same rule has just spoken. */
async function writeOnce(
  tx: Db,
  { guard, secret, key, now }: Watching,
  rule: Rule,
  content: AlertContent,
): Promise<void> {
  const near = Array.from({ length: rule.silentFor }, (_, nth) => [nth + 1, -1 - nth]).flat()
  const spoken = near.map((days) => alertIdOf(secret, rule.key, dayAfter(content.day, days)))
  if (await isKnown(tx, guard.userId, spoken)) return
  const alertId = alertIdOf(secret, rule.key, content.day)
  await writeAlert(tx, { userId: guard.userId, key }, { alertId, content, now })
}
