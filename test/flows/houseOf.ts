import { loadConfig } from '@server/config'
import type { House } from '../server/harness/openHouse'
import type { Stage } from './stage'

/** As far as what plants things for a test, or the desk, asks of a house. */
export const houseOf = ({ server }: Stage) =>
  ({ database: server.database, config: loadConfig({ DATA_DIR: server.dataDir }) }) as House
