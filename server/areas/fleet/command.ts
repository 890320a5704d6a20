import { asc, eq, sql } from 'drizzle-orm'
import {
  machines as iterMachines,
  setSecret,
  slots as iterSlots,
} from '@server/areas/machine/machine'
import { listed } from '@server/command/listed'
import { Misunderstood } from '@server/command/request'
import type { Asking } from '@server/command/run'
import type { Db } from '@server/database/database'
import { announceStickers, printStickers } from './sticker/sticker'
import { exportMachines } from './write/export-machines'
import { machineImporter } from './write/import-machines'

const stocked = (db: Db) =>
  db
    .select({
      number: iterMachines.machineSn,
      name: iterMachines.name,
      slots: sql<number>`count(${iterSlots.slotNo})::int`,
      stock: sql<number>`coalesce(sum(${iterSlots.stock}), 0)::int`,
    })
    .from(iterMachines)
    .leftJoin(iterSlots, eq(iterSlots.machineId, iterMachines.machineId))
    .groupBy(iterMachines.machineId)
    .orderBy(asc(iterMachines.machineId))

/** Said once: nobody can read it out of the database any more. */
async function changeSecret({ db, config }: Asking, machineSn: string): Promise<string[]> {
  const [machine] = await db
    .select()
    .from(iterMachines)
    .where(eq(iterMachines.machineSn, machineSn))
  if (!machine) throw new Misunderstood(`没有机器 ${machineSn}，list 会列出`)
  const secret = await setSecret({ db, key: config.dataKey }, machine.machineId)
  return [`${machineSn} 的密钥，只显示这一次：${secret}`, '旧的密钥从此无效']
}

export const machineCommand = listed({
  name: 'machine',
  noun: '机器',
  importer: machineImporter,
  list: async ({ db }) =>
    (await stocked(db)).map(
      ({ number, name, slots, stock }) => `${number}  ${name}  ${slots} 个货道，共 ${stock} 件`,
    ),
  exported: exportMachines,
  deeds: {
    secret: { says: 'LJ-0107          换一个密钥，旧的从此无效', answer: changeSecret },
    sticker: {
      says: 'LJ-0107 [目录]  写一张可打印的贴纸，写 all 就每台一张',
      answer: announceStickers,
      writes: printStickers,
    },
  },
})
