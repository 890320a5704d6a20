import { useRoute } from '@/navigation/useRoute'
import { HouseAd } from './HouseAd'
import { HouseAds } from './HouseAds'

/** What advertisers do here, for the people of the house: to be read, not to be changed. */
export default function AdvertisingHouse() {
  const { campaign_id } = useRoute('advertisingHouse')
  return campaign_id ? <HouseAd campaignId={Number(campaign_id)} /> : <HouseAds />
}
