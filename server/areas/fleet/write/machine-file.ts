import { z } from 'zod'
import { tint } from '@contract/catalogue/goods'
import type { Found } from '@server/importing/checks'
import {
  amount,
  key,
  latitude,
  longitude,
  maybe,
  phone,
  whole,
  words,
} from '@server/importing/fields'
import { picture } from '@server/importing/pictures'

const some = whole.default(0)

const goods = z.strictObject({
  title: words(30),
  intro: maybe(60),
  picture,
  tint: tint.default('a'),
  points: some,
  gold: some,
  money: some.describe('in cents'),
  limit: some.describe('the most of it that one person gets out of a slot in a day'),
})

const slot = z.strictObject({
  no: z.string().regex(/^[A-Z]\d{1,2}$/, '应为 A1 这样的货道号'),
  goods: key.describe('one of `goods` of this file'),
  capacity: amount,
  stock: whole
    .optional()
    .describe('what lies in the slot now, what is sold and not out yet too; left out, it stays'),
})

const machine = z
  .strictObject({
    number: z.string().regex(/^[A-Z0-9-]{4,20}$/, '应为 4 到 20 位大写字母、数字或连字符'),
    name: words(30),
    village: words(30),
    address: maybe(60),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    operator: phone
      .optional()
      .describe('who sees to it; left out, nobody does yet, or who did goes on'),
    patience_seconds: amount
      .max(600, '最多 600')
      .default(60)
      .describe('how long an order waits for it'),
    secret: z
      .string()
      .regex(/^[\x21-\x7e]{24,128}$/, '应为 24 到 128 位字母、数字或符号，不写就会生成一个')
      .optional()
      .describe('what it signs with; made up and shown once for a new one that says none'),
    slots: z.array(slot).optional().describe('all it has; left out, they stay'),
  })
  .refine((one) => (one.latitude === undefined) === (one.longitude === undefined), {
    path: ['latitude'],
    error: '纬度和经度要一起写',
  })

export const machineFile = z.strictObject({
  goods: z.record(key, goods).default({}),
  machines: z.array(machine).min(1, '至少一台机器'),
})

export type MachineFile = z.output<typeof machineFile>
export type WrittenMachine = MachineFile['machines'][number]
export type WrittenSlot = NonNullable<WrittenMachine['slots']>[number]
export type SlotGoods = z.output<typeof goods>

/** Every slot of the file, with its machine. */
export const allSlots = ({
  machines,
}: MachineFile): Found<{ slot: WrittenSlot; machine: WrittenMachine }>[] =>
  machines.flatMap((one, nth) =>
    (one.slots ?? []).map((written, at) => ({
      thing: { slot: written, machine: one },
      at: ['machines', nth, 'slots', at],
    })),
  )
