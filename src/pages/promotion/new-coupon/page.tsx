import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function NewCoupon() {
  return <CampaignPage route="newCoupon" {...useRoute('newCoupon')} />
}
