import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function CloudPay() {
  return <CampaignPage route="cloudPay" {...useRoute('cloudPay')} />
}
