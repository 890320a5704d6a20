import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, count, moment } from '@server/database/columns'
import type { DeviceKind } from '@server/areas/health/health'

/** What measures by itself. */
export const healthDevices = pgTable('health_devices', {
  deviceId: uuid('device_id').primaryKey(),
  /** As it stands on the device, with the code below it. */
  serial: text('serial').notNull().unique(),
  kind: text('kind').$type<DeviceKind>().notNull(),
  code: bytes('code').notNull(),
  /** What it signs with. */
  secret: bytes('secret').notNull(),
  userId: uuid('user_id'),
  boundAt: moment('bound_at'),
  lastUploadAt: moment('last_upload_at'),
  battery: smallint('battery'),
  /** By which its clock is ahead of ours, in seconds. */
  clockError: count('clock_error').notNull().default(0),
})

/** What a device has said is not heard again. */
export const healthDeviceNonces = pgTable(
  'health_device_nonces',
  {
    deviceId: uuid('device_id').notNull(),
    nonce: text('nonce').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.nonce] })],
)
