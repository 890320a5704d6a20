import type { Role } from '@contract/call'

/** What people do for machines: run them, own a share of them, mend them; and look after a village. */
export const dutyRoles = [
  'operator',
  'owner',
  'maintainer',
  'steward',
] as const satisfies readonly Role[]
export type DutyRole = (typeof dutyRoles)[number]
