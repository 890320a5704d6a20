import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function OpenVipDiscount() {
  return <CampaignPage route="openVipDiscount" {...useRoute('openVipDiscount')} />
}
