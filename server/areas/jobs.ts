import type { JobDefinition } from '@server/jobs/job'

/** The jobs of every area; an area exports its own from `jobs.ts`. */
export const areaJobs: JobDefinition[] = []
