import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function ICBCwx() {
  return <CampaignPage route="iCBCwx" {...useRoute('iCBCwx')} />
}
