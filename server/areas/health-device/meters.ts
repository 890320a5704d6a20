import { randomBytes } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { listed } from '@server/command/listed'
import { Misunderstood } from '@server/command/request'
import type { Asking } from '@server/command/run'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { type Brought, countBrought } from '@server/importing/brought'
import { repeated } from '@server/importing/checks'
import type { Check, Importer } from '@server/importing/import-file'
import { type DeviceKind, deviceKinds } from '@server/areas/health/health'
import { isCode, openCode, sealCredentials, sealSecret } from './secret'
import { healthDevices as devices } from './tables'

const kindNames = Object.keys(deviceKinds) as [DeviceKind, ...DeviceKind[]]

const meter = z.strictObject({
  serial: z.string().regex(/^[A-Z0-9-]{4,20}$/, '只能用大写字母、数字和连字符，4 到 20 位'),
  kind: z.enum(kindNames, { error: `应为 ${kindNames.join('、')}` }),
  code: z
    .string()
    .regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/, '应像 48QK-7M2P')
    .describe('printed on it: whoever holds it binds it'),
})

const file = z.strictObject({ meters: z.array(meter).min(1, '至少一台') })
type File = z.output<typeof file>

const once: Check<File> = (_db, { content, problem }) =>
  repeated(
    content.meters.map(({ serial: thing }, at) => ({ thing, at: ['meters', at, 'serial'] })),
    problem,
  )

const someSecret = () => randomBytes(32).toString('base64url')

const meterImporter = (key: DataKey): Importer<File, Brought> => ({
  schema: file,
  checks: [once],
  write: (tx, { meters }, now) => write(tx, key, meters, now),
})

/** What is known keeps its secret and whose it is; its code is sealed anew only where it is another. */
async function write(tx: Db, key: DataKey, meters: File['meters'], now: Date): Promise<Brought> {
  const serials = meters.map(({ serial }) => serial)
  const rows = await tx.select().from(devices).where(inArray(devices.serial, serials))
  const known = new Map(rows.map((row) => [row.serial, row]))
  const notes: string[] = []
  for (const { serial, kind, code } of meters) {
    const before = known.get(serial)
    const deviceId = before?.deviceId ?? uuidv7(now.getTime())
    const secret = someSecret()
    const sealed = sealCredentials(key, deviceId, { code, secret })
    if (!before) {
      await tx.insert(devices).values({ deviceId, serial, kind, ...sealed })
      notes.push(`${serial} 的密钥，只显示这一次：${secret}`)
    } else if (before.kind !== kind || !isCode(key, deviceId, before.code, code)) {
      const changed = { kind, code: sealed.code }
      await tx.update(devices).set(changed).where(eq(devices.deviceId, deviceId))
    }
  }
  return { ...countBrought(serials, known), notes }
}

const all = (db: Db) => db.select().from(devices).orderBy(asc(devices.serial))

/** Said once: nobody can read it out of the database any more. */
async function changeSecret({ db, config }: Asking, serial: string): Promise<string[]> {
  const [device] = await db.select().from(devices).where(eq(devices.serial, serial))
  if (!device) throw new Misunderstood(`没有设备 ${serial}，list 会列出`)
  const secret = someSecret()
  await db
    .update(devices)
    .set({ secret: sealSecret(config.dataKey, device.deviceId, secret) })
    .where(eq(devices.deviceId, device.deviceId))
  return [`${serial} 的密钥，只显示这一次：${secret}`, '旧的密钥从此无效']
}

/** Whose a device is says no list: that somebody measures is theirs to tell. */
export const meterCommand = listed({
  name: 'meter',
  noun: '健康设备',
  importer: meterImporter,
  list: async ({ db }) =>
    (await all(db)).map(({ serial, kind, userId }) =>
      [serial, deviceKinds[kind].name, userId === null ? '没有绑定' : '已绑定'].join('  '),
    ),
  exported: async ({ db, config }) => ({
    meters: (await all(db)).map(({ deviceId, serial, kind, code }) => ({
      ...{ serial, kind },
      code: openCode(config.dataKey, deviceId, code),
    })),
  }),
  deeds: {
    secret: { says: 'LJH-P0231        换一个密钥，旧的从此无效', answer: changeSecret },
  },
})
