import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function BlindBox99() {
  return <CampaignPage route="blindBox99" {...useRoute('blindBox99')} />
}
