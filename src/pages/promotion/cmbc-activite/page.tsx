import { CampaignPage } from '@/blocks/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function CmbcActivite() {
  return <CampaignPage route="cmbcActivite" {...useRoute('cmbcActivite')} />
}
