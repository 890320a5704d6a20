import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function AppFreeVip() {
  return <CampaignPage route="appFreeVip" {...useRoute('appFreeVip')} />
}
