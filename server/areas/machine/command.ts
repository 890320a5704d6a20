import { asc, eq, sql } from 'drizzle-orm'
import { listed } from '@server/command/listed'
import type { Db } from '@server/database/database'
import { iterMachines, iterSlots } from './tables'
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

export const machineCommand = listed({
  name: 'machine',
  noun: '机器',
  importer: machineImporter,
  list: async ({ db }) =>
    (await stocked(db)).map(
      ({ number, name, slots, stock }) => `${number}  ${name}  ${slots} 个货道，共 ${stock} 件`,
    ),
  exported: exportMachines,
})
