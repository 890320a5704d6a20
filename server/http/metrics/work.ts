import type { Circuits } from '@server/providers/providers'
import type { Endings } from '@server/jobs/endings'
import { type Family, gauge } from './exposition'

export const endingFamilies = (endings: Endings): Family[] => [
  {
    name: 'linji_jobs_total',
    help: 'Runs of jobs in this process by their outcome',
    type: 'counter',
    samples: endings
      .all()
      .map(({ times: value, job, lane, outcome }) => ({ labels: { job, lane, outcome }, value })),
  },
]

export function circuitFamilies(circuits: Circuits): Family[] {
  const all = Object.entries(circuits).map(([provider, circuit]) => ({
    labels: { provider },
    ...circuit.standing(),
  }))
  return [
    gauge(
      'linji_provider_resting',
      '1 while a provider is not asked, for it failed too often',
      all.map(({ labels, resting }) => ({ labels, value: Number(resting) })),
    ),
    gauge(
      'linji_provider_asking',
      'Requests under way to a provider',
      all.map(({ labels, asking: value }) => ({ labels, value })),
    ),
    gauge(
      'linji_provider_waiting',
      'Who waits for a place to ask a provider',
      all.map(({ labels, waiting: value }) => ({ labels, value })),
    ),
  ]
}
