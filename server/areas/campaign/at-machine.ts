import type { Db } from '@server/database/database'
import { linkOf, listCampaigns, hasStep, stateOf } from '@server/areas/programme/programme'

/** Where a scan leads on to: the open campaign that takes place at this machine. */
export async function campaignAt(db: Db, machineSn: string, now: Date): Promise<string> {
  const open = await listCampaigns(db, now, '', 100)
  const here = open.find((campaign) => {
    const { definition } = campaign
    const numbers = definition.machine?.numbers ?? []
    return (
      hasStep(definition, 'machine') &&
      stateOf(campaign, now) === 'open' &&
      (numbers.length === 0 || numbers.includes(machineSn))
    )
  })
  if (!here) return ''
  const link = linkOf(here.definition)
  return `${link}${link.includes('?') ? '&' : '?'}machine_sn=${machineSn}`
}
