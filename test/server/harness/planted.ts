import { plantDemo } from '@server/areas/plant'
import { type Config, loadConfig } from '@server/config'
import type { Filling } from './cluster'
import { temporaryDataDir } from './leftovers'

/** The same for all houses, or the demo data of one would be sealed for the others. */
const dataKey = Buffer.alloc(32, 'linji').toString('base64')

export const configOf = (env: Record<string, string> = {}): Config =>
  loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: temporaryDataDir(),
    TRUST_PROXY: '1',
    DATA_KEY: dataKey,
    ...env,
  })

/** The demo mall; a year of sales would take as long as all else. */
export const planted: Filling = {
  name: 'planted',
  fill: (database) => plantDemo(database, configOf(), new Date(), 62),
}
