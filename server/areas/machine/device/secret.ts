import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { open, seal } from '@server/database/seal'
import { iterMachines as machines } from '../tables'

export interface Vault {
  db: Db
  key: DataKey
}

export const aboutOf = (machineId: number) => `device ${machineId}`

/** Sets what the machine signs with; whoever spoke for it until now no longer can. */
export async function setSecret(
  { db, key }: Vault,
  machineId: number,
  secret = randomBytes(32).toString('base64url'),
): Promise<string> {
  await db
    .update(machines)
    .set({ deviceSecret: seal(key, secret, aboutOf(machineId)) })
    .where(eq(machines.machineId, machineId))
  return secret
}

export const openSecret = (key: DataKey, machineId: number, sealed: Buffer): string =>
  open(key, sealed, aboutOf(machineId))
