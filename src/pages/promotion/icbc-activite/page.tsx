import { CampaignPage } from '@/blocks/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function IcbcActivite() {
  return <CampaignPage route="icbcActivite" {...useRoute('icbcActivite')} />
}
