import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { roles } from '@contract/call'
import { peopleByPhone, setRoles, staffOf, type StaffMember } from '@server/areas/auth/auth'
import { listed } from '@server/command/listed'
import type { Asking } from '@server/command/run'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { type Brought, countBrought } from '@server/importing/brought'
import { repeated, unknown } from '@server/importing/checks'
import { key as merchantKey, phone } from '@server/importing/fields'
import type { Check, Importer } from '@server/importing/import-file'
import { merchantsByKey, workplaces } from './merchant'
import { merchantStaff } from './tables'

const member = z.strictObject({
  phone,
  roles: z
    .array(z.enum(roles, { error: `应为 ${roles.join('、')}` }))
    .describe('all that the person has from now on; none takes what there was'),
  merchant: merchantKey.optional().describe('whose goods the person redeems'),
})
const file = z
  .strictObject({ staff: z.array(member).min(1, '至少一个人') })
  .describe('people who have signed in before')
type File = z.output<typeof file>

const knownPeople =
  (key: DataKey): Check<File> =>
  async (db, { content, problem }) => {
    const phones = content.staff.map(({ phone: thing }, at) => ({
      thing,
      at: ['staff', at, 'phone'],
    }))
    const named = phones.map(({ thing }) => thing)
    return [
      ...repeated(phones, problem),
      ...unknown(phones, await peopleByPhone({ db, key }, named), {
        problem,
        words: (thing) => `${thing} 还没有账号，请先让这个人用手机号登录一次`,
      }),
    ]
  }

const rolesOnce: Check<File> = (_db, { content, problem }) =>
  content.staff.flatMap(({ roles: given }, at) =>
    repeated(
      given.map((thing, nth) => ({ thing, at: ['staff', at, 'roles', nth] })),
      problem,
    ),
  )

const workplace: Check<File> = async (db, { content, problem }) => {
  const places = content.staff.map(({ merchant: thing }, at) => ({
    thing,
    at: ['staff', at, 'merchant'],
  }))
  const known = await merchantsByKey(
    db,
    places.flatMap(({ thing }) => thing ?? []),
  )
  const problems = unknown(places, known, { problem, words: (thing) => `没有商家 ${thing}` })
  content.staff.forEach(({ roles: given, merchant }, at) => {
    if (given.includes('merchant') !== (merchant !== undefined))
      problems.push(problem(['staff', at, 'merchant'], 'merchant 角色和所在商家要一起写'))
  })
  return problems
}

export const staffImporter = (key: DataKey): Importer<File, Brought> => ({
  schema: file,
  checks: [knownPeople(key), rolesOnce, workplace],
  write: (tx, content) => write({ db: tx, key }, content.staff),
})

async function write(vault: { db: Db; key: DataKey }, staff: File['staff']): Promise<Brought> {
  const { db } = vault
  const phones = staff.map(({ phone: one }) => one)
  const ids = await peopleByPhone(vault, phones)
  const before = new Set((await staffOf(vault)).map(({ phone: one }) => one))
  await setRoles(
    db,
    staff.map(({ phone: one, roles: given }) => ({ userId: ids.get(one)!, roles: given })),
  )
  await setWorkplaces(db, staff, ids)
  const about = staff.map(({ phone: one, roles: given }) => ({
    kind: 'roles',
    id: [ids.get(one)!, ...given].join(' '),
  }))
  return { ...countBrought(phones, before), about }
}

async function setWorkplaces(db: Db, staff: File['staff'], ids: Map<string, string>) {
  const places = await merchantsByKey(
    db,
    staff.flatMap(({ merchant }) => merchant ?? []),
  )
  const rows = staff.flatMap(({ phone: one, merchant }) =>
    merchant ? { userId: ids.get(one)!, merchantId: places.get(merchant)!.merchantId } : [],
  )
  await db.delete(merchantStaff).where(inArray(merchantStaff.userId, [...ids.values()]))
  if (rows.length > 0) await db.insert(merchantStaff).values(rows)
}

const all = async ({ db, config }: Asking): Promise<(StaffMember & { merchant?: string })[]> => {
  const places = await workplaces(db)
  const members = await staffOf({ db, key: config.dataKey })
  return members.map((one) => {
    const merchant = places.get(one.userId)
    return { ...one, ...(merchant && { merchant }) }
  })
}

export const staffCommand = listed({
  name: 'staff',
  noun: '人员',
  importer: staffImporter,
  list: async (asking) =>
    (await all(asking)).map((one) =>
      [one.phone, one.nickname, one.roles.join('、'), one.merchant].filter(Boolean).join('  '),
    ),
  exported: async (asking) => ({
    staff: (await all(asking)).map(({ phone: one, roles: given, merchant }) => ({
      phone: one,
      roles: given,
      ...(merchant && { merchant }),
    })),
  }),
})
