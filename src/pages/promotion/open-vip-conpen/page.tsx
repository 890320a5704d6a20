import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function OpenVipConpen() {
  return <CampaignPage route="openVipConpen" {...useRoute('openVipConpen')} />
}
