import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function IcbcActivite() {
  return <CampaignPage route="icbcActivite" {...useRoute('icbcActivite')} />
}
