import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { staffOf } from '@server/areas/auth/auth'
import { machines } from '@server/areas/machine/machine'
import { listed } from '@server/command/listed'
import { Misunderstood } from '@server/command/request'
import type { Asking } from '@server/command/run'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { Brought } from '@server/importing/brought'
import { unknown } from '@server/importing/checks'
import { moment, phone, whole, words } from '@server/importing/fields'
import type { Check, Importer } from '@server/importing/import-file'
import { said } from '@server/importing/said'
import { endDuty, giveDuties } from './give'
import { type DutyRole, dutyRoles } from './roles'
import { duties } from './tables'

const duty = z
  .strictObject({
    phone,
    role: z.enum(dutyRoles, { error: `应为 ${dutyRoles.join('、')}` }),
    machine: words(20).optional().describe('its number'),
    village: words(30).optional().describe('all machines of it, those to come too'),
    share: whole.max(100, '最多 100').default(0).describe("an owner's part of the income, of 100"),
    from: moment.optional().describe('when it begins; left out, now'),
    until: moment.optional().describe('when it ends by itself; left out, when it is taken'),
  })
  .refine(({ machine, village }) => (machine === undefined) !== (village === undefined), {
    path: ['machine'],
    error: 'machine 和 village 写一个',
  })
  .refine(({ role, share }) => role === 'owner' || share === 0, {
    path: ['share'],
    error: '只有 owner 有 share',
  })
  .refine(({ role, machine }) => role !== 'operator' || machine !== undefined, {
    path: ['machine'],
    error: 'operator 按机器写，一台机器一个人',
  })
  .refine(({ role, village }) => role !== 'steward' || village !== undefined, {
    path: ['village'],
    error: 'steward 按村写，管一个村',
  })
const file = z
  .strictObject({ duties: z.array(duty).min(1, '至少一项') })
  .describe('duties that are given; what there is already stays until it is taken')
type File = z.output<typeof file>
type Written = File['duties'][number]

const numbersOf = (given: readonly Written[]) => given.flatMap(({ machine }) => machine ?? [])

async function machineIds(db: Db, given: readonly Written[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ machineSn: machines.machineSn, machineId: machines.machineId })
    .from(machines)
    .where(inArray(machines.machineSn, numbersOf(given)))
  return new Map(rows.map(({ machineSn, machineId }) => [machineSn, machineId]))
}

const peopleWithRole =
  (key: DataKey): Check<File> =>
  async (db, { content, problem }) => {
    const staff = await staffOf({ db, key })
    return dutyRoles.flatMap((role) => {
      const known = new Set(
        staff.filter(({ roles }) => roles.includes(role)).map(({ phone: one }) => one),
      )
      const phones = content.duties.flatMap(({ phone: thing, role: given }, at) =>
        given === role ? [{ thing, at: ['duties', at, 'phone'] }] : [],
      )
      const words = (thing: string) =>
        `${thing} 还没有 ${role} 这个角色：请先登录一次，再用 npm run staff 加上`
      return unknown(phones, known, { problem, words })
    })
  }

const knownPlaces: Check<File> = async (db, { content, problem }) => {
  const ids = await machineIds(db, content.duties)
  const villages = new Set(
    (await db.selectDistinct({ village: machines.village }).from(machines)).map(
      ({ village }) => village,
    ),
  )
  const named = (field: 'machine' | 'village') =>
    content.duties.map((one, at) => ({ thing: one[field], at: ['duties', at, field] }))
  return [
    ...unknown(named('machine'), ids, { problem, words: (thing) => `没有机器 ${thing}` }),
    ...unknown(named('village'), villages, {
      problem,
      words: (thing) => `没有机器放在${thing}`,
    }),
  ]
}

type Placed = Written & { at: number; userId: string | undefined; machineId: number | null }

interface Vault {
  db: Db
  key: DataKey
}

/** What a file gives anew, each with whom and what it names: the same given again is what there is. */
async function givenAnew(vault: Vault, given: readonly Written[]): Promise<Placed[]> {
  const ids = await machineIds(vault.db, given)
  const people = new Map((await staffOf(vault)).map(({ phone: one, userId }) => [one, userId]))
  const before = await vault.db.select().from(duties).where(lasting)
  const nameOf = (
    one: Pick<typeof duties.$inferSelect, 'role' | 'machineId' | 'village'>,
    who = '',
  ) => [who, one.role, one.machineId, one.village].join(' ')
  const known = new Set(before.map((one) => nameOf(one, one.userId)))
  return given
    .map((one, at) => {
      const userId = people.get(one.phone)
      return { ...one, at, userId, machineId: ids.get(one.machine ?? '') ?? null }
    })
    .filter((one) => !known.has(nameOf({ ...one, village: one.village ?? null }, one.userId)))
}

/** Nobody owns more of a machine than there is of it. */
const wholeShares =
  (key: DataKey): Check<File> =>
  async (db, { content, problem }) => {
    const isOwned = and(isNotNull(duties.machineId), eq(duties.role, 'owner'), lasting)
    const sums = new Map<number, number>()
    for (const { machineId, share } of await db.select().from(duties).where(isOwned))
      sums.set(machineId!, (sums.get(machineId!) ?? 0) + share)
    return (await givenAnew({ db, key }, content.duties)).flatMap(
      ({ at, machine, machineId, share }) => {
        if (machineId === null || share === 0) return []
        const sum = (sums.get(machineId) ?? 0) + share
        sums.set(machineId, sum)
        if (sum <= 100) return []
        return [problem(['duties', at, 'share'], `${machine} 已分出 ${sum} %，超过 100`)]
      },
    )
  }

/** Not over, begun or not. */
const lasting = or(isNull(duties.endsAt), gt(duties.endsAt, sql`now()`))

/** One at a time runs a machine. */
const oneOperator =
  (key: DataKey): Check<File> =>
  async (db, { content, problem }) => {
    const isRun = and(eq(duties.role, 'operator'), lasting)
    const run = await db.select({ machineId: duties.machineId }).from(duties).where(isRun)
    const taken = new Set(run.map(({ machineId }) => machineId))
    return (await givenAnew({ db, key }, content.duties)).flatMap(
      ({ at, role, machine, machineId }) => {
        if (role !== 'operator' || machineId === null) return []
        if (taken.size < taken.add(machineId).size) return []
        return [problem(['duties', at, 'machine'], `${machine} 已有人运营，先用 take 收回`)]
      },
    )
  }

export const dutyImporter = (key: DataKey): Importer<File, Brought> => ({
  schema: file,
  checks: [peopleWithRole(key), knownPlaces, wholeShares(key), oneOperator(key)],
  write: (tx, content, now) => write({ db: tx, key }, content.duties, now),
})

async function write(vault: Vault, given: File['duties'], now: Date): Promise<Brought> {
  const rows = (await givenAnew(vault, given)).map((one) => ({
    userId: one.userId!,
    role: one.role,
    machineId: one.machineId,
    village: one.village ?? null,
    share: one.share,
    startsAt: one.from ? new Date(one.from) : now,
    endsAt: one.until ? new Date(one.until) : null,
  }))
  await giveDuties(vault.db, rows)
  const about = rows.map(({ userId, role, machineId, village }) => ({
    kind: 'duty',
    id: [userId, role, machineId ?? village].join(' '),
  }))
  return { added: rows.length, changed: given.length - rows.length, about }
}

interface Standing {
  dutyId: number
  phone: string
  nickname: string
  role: DutyRole
  place: string
  share: number
  startsAt: Date
  endsAt: Date | null
  machineSn: string | null
  village: string | null
}

async function standing({ db, config }: Asking): Promise<Standing[]> {
  const people = new Map(
    (await staffOf({ db, key: config.dataKey })).map((one) => [one.userId, one]),
  )
  const rows = await db
    .select({ duty: duties, machineSn: machines.machineSn })
    .from(duties)
    .leftJoin(machines, eq(machines.machineId, duties.machineId))
    .where(lasting)
    .orderBy(asc(duties.dutyId))
  return rows.map(({ duty: { userId, ...one }, machineSn }) => ({
    ...one,
    machineSn,
    phone: people.get(userId)?.phone ?? '',
    nickname: people.get(userId)?.nickname ?? '',
    place: machineSn ?? one.village!,
  }))
}

const day = (at: Date) => at.toISOString().slice(0, 10)

export const dutyCommand = listed({
  name: 'duty',
  noun: '职责',
  importer: dutyImporter,
  list: async (asking) =>
    (await standing(asking)).map((one) =>
      [
        one.dutyId,
        one.phone,
        one.nickname,
        one.role,
        one.place,
        one.share > 0 && `${one.share} %`,
        `${day(one.startsAt)} 起${one.endsAt ? `，至 ${day(one.endsAt)}` : ''}`,
      ]
        .filter(Boolean)
        .join('  '),
    ),
  exported: async (asking) => ({
    duties: (await standing(asking)).map((one) => ({
      phone: one.phone,
      role: one.role,
      ...(one.machineSn ? { machine: one.machineSn } : { village: one.village }),
      ...said({ share: one.share }),
      from: one.startsAt.toISOString(),
      ...(one.endsAt && { until: one.endsAt.toISOString() }),
    })),
  }),
  deeds: {
    take: {
      says: '12               收回一项职责，编号在 list 里；从此刻起不再能看、能动',
      async answer({ db, now }, which) {
        if (!/^\d{1,15}$/.test(which) || !(await endDuty(db, Number(which), now)))
          throw new Misunderstood(`没有还在的职责 ${which}，list 会列出`)
        return [`已收回职责 ${which}`]
      },
    },
  },
})
