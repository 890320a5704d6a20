import type { CampaignKind } from '@server/areas/programme/programme'

/** What campaigns are for, in the order in which they are told where there are many. */
const groups: readonly (readonly [string, readonly CampaignKind[]])[] = [
  ['见面礼和试用', ['gift']],
  ['会员和权益', ['membership', 'monthlyCard']],
  ['每天每周领', ['weekly']],
  ['节日', ['festival']],
  ['请邻居帮忙', ['lamps']],
  ['盲盒', ['blindBox']],
  ['换东西和囤货', ['goodsList', 'bankPoints', 'code', 'machine', 'subject']],
]

const place = (kind: CampaignKind) => groups.findIndex(([, kinds]) => kinds.includes(kind))

export const groupOf = (kind: CampaignKind): string => groups[place(kind)]![0]

export const byGroup = (one: { kind: CampaignKind }, other: { kind: CampaignKind }) =>
  place(one.kind) - place(other.kind)
