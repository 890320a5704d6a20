import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function BankPointsExchange() {
  return <CampaignPage route="bankPointsExchange" {...useRoute('bankPointsExchange')} />
}
