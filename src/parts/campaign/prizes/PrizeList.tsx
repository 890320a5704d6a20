import { View } from '@tarojs/components'
import { ChoiceGroup } from '@/platform/ChoiceGroup'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { TakingPart } from '../act/useTakingPart'
import { buysCard, type Campaign } from '../campaign'
import { PrizeRow } from './PrizeRow'

interface PrizeListProps {
  campaign: Campaign
  title: string
  /** Those to show; all of them unless said. */
  keys?: readonly string[]
  part: TakingPart
}

/** Nothing is to be chosen any more. */
const over: readonly Campaign['state'][] = ['soldOut', 'ended', 'paused']

export function PrizeList({ campaign, title, keys, part }: PrizeListProps) {
  const { pick, prizes, limits, state } = campaign
  const shown = prizes.filter(({ prize_key }) => keys?.includes(prize_key) ?? true)
  const several = pick === 'choose' && prizes.length > 1 && !campaign.needs.code
  const chooses = several && !over.includes(state) && !buysCard(campaign)
  return (
    <Card>
      <SectionHead title={title} />
      <Stack gap="s2">
        {limits[0] && (
          <Text size="sm" tone="ink2">
            {limits[0]}
          </Text>
        )}
        <View>
          {chooses ? (
            <ChoiceGroup role="radiogroup" label={title}>
              {shown.map((prize) => (
                <PrizeRow
                  key={prize.prize_key}
                  prize={prize}
                  chosen={prize.prize_key === part.prize?.prize_key}
                  onChoose={() => part.choose(prize.prize_key)}
                />
              ))}
            </ChoiceGroup>
          ) : (
            shown.map((prize) => <PrizeRow key={prize.prize_key} prize={prize} />)
          )}
        </View>
      </Stack>
    </Card>
  )
}
