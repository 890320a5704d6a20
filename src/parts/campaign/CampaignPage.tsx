import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'
import type { RouteName } from '@/routes/route'
import { CampaignSkeleton } from './CampaignSkeleton'
import { CampaignView } from './CampaignView'
import { type CampaignParams, useCampaign } from './useCampaign'

interface CampaignPageProps extends CampaignParams {
  route: RouteName
}

/** The campaign behind this address: what there is, for whom, and the one thing to do next. */
export function CampaignPage({ route, ...params }: CampaignPageProps) {
  const call = useCampaign(route, params)
  const { data, reload, look } = call
  if (data) {
    return (
      <CampaignView
        route={route}
        campaign={data}
        machineSn={params.machine_sn}
        reload={reload}
        look={look}
      />
    )
  }
  return (
    <Screen route={route}>
      <Unloaded call={call} outline={<CampaignSkeleton />} title="活动没有打开" />
    </Screen>
  )
}
