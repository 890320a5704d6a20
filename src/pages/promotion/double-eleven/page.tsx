import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function DoubleEleven() {
  return <CampaignPage route="doubleEleven" {...useRoute('doubleEleven')} />
}
