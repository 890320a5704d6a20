import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function UniPayActivity() {
  return <CampaignPage route="uniPayActivity" {...useRoute('uniPayActivity')} />
}
