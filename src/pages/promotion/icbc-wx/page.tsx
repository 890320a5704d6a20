import { CampaignPage } from '@/blocks/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function ICBCwx() {
  return <CampaignPage route="iCBCwx" {...useRoute('iCBCwx')} />
}
