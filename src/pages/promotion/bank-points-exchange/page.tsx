import { CampaignPage } from '@/blocks/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function BankPointsExchange() {
  return <CampaignPage route="bankPointsExchange" {...useRoute('bankPointsExchange')} />
}
