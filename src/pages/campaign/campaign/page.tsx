import { useOwnRoute } from '@/navigation/useRoute'
import { CampaignPage } from '@/parts/campaign/CampaignPage'

/** The campaign of whichever address; the themed page opens any of them by its key. */
export default function Campaign() {
  const { name, params } = useOwnRoute('campaign/campaign')
  const { key, entry_id, machine_sn } = params
  const campaign = name === 'subjectPage' ? key : undefined
  return (
    <CampaignPage route={name} campaign={campaign} entry_id={entry_id} machine_sn={machine_sn} />
  )
}
