import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function OpenVipPage() {
  return <CampaignPage route="openVipPage" {...useRoute('openVipPage')} />
}
