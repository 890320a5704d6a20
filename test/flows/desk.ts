import { carryOut } from '@server/command/run'
import { loadConfig } from '@server/config'
import { deskCommand } from '@server/desk/command'
import { readRequest } from '@server/desk/request'
import type { Stage } from './stage'

/** As somebody of the house types it. */
export async function desk({ server }: Stage, ...words: string[]): Promise<void> {
  const config = loadConfig({ DATA_DIR: server.dataDir })
  await carryOut(
    deskCommand,
    { database: server.database, config },
    readRequest([...words, '--by', '沈静']),
  )
}
