import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function CmbcActivite() {
  return <CampaignPage route="cmbcActivite" {...useRoute('cmbcActivite')} />
}
