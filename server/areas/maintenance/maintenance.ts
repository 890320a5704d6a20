import { faultRules } from './fault/kinds'

export { faultRules } from './fault/kinds'
export { planInstall } from './install/plans'
export { states as faultStates } from './fault/states'
export { kinds as installKinds, states as installStates } from './install/states'
export { installs, machineFaults } from './tables'

const titles = Object.entries(faultRules)
  .map(([kind, { title }]) => `when '${kind}' then '${title}'`)
  .join(' ')

/**
 * For a statement of text: what of a machine as a whole was reported first and is not mended yet.
 * That it is silent everybody sees who asks for its heartbeat.
 */
export const reportedFaultText = (machineId: string): string => `(
  select case kind ${titles} end || coalesce('：' || nullif(words, ''), '')
  from machine_faults reported
  where reported.machine_id = ${machineId} and slot_no = '' and kind <> 'offline'
    and state in ('open', 'accepted', 'waiting')
  order by opened_at limit 1)`
