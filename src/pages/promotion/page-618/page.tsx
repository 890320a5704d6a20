import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function Page618() {
  return <CampaignPage route="page618" {...useRoute('page618')} />
}
