import { areaJobs } from '@server/areas/assembled'
import type { Config } from '@server/config'

/** The jobs of these areas, as they run in the house. */
export const jobsOf = (config: Config, ...areas: string[]) =>
  areaJobs(config).filter(({ name }) => areas.includes(name.slice(0, name.indexOf(':'))))
