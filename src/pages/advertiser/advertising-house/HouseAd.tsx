import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { FunnelCard } from '@/parts/advertiser/FunnelCard'
import { FunnelsCard } from '@/parts/advertiser/FunnelsCard'
import { SharesCard } from '@/parts/advertiser/SharesCard'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { tones } from '@/parts/advertiser/ads'
import { partsOf } from './parts'

/** One campaign as the house sees it. */
export function HouseAd({ campaignId }: { campaignId: number }) {
  const call = useRead('/tp5/api/AdvertiserManage/detail', { campaign_id: campaignId })
  const { data } = call
  return (
    <StaffScreen route="advertisingHouse" title={data?.title} needs={call}>
      <Stack inset>
        <Unloaded call={call} outline={5} />
        {data && (
          <>
            <Card>
              <Stack gap="s2">
                <Row justify="between" wrap="close">
                  <Text strong>{data.company}</Text>
                  <Tag tone={tones[data.state]}>{data.state_text}</Tag>
                </Row>
                <Text size="sm" tone="ink2">
                  {data.about}
                </Text>
              </Stack>
            </Card>
            <SharesCard title="钱去了哪里" shares={partsOf(data)} none="还没有人完成" />
            <FunnelCard total={data.total} />
            <FunnelsCard
              title="每个任务"
              none="还没有人看到"
              parts={data.tasks.map(({ title, ...funnel }) => ({ name: title, funnel }))}
            />
          </>
        )}
      </Stack>
    </StaffScreen>
  )
}
