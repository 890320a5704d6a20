import { callNumber } from '@/platform/callNumber'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Campaign } from '../campaign'

/** Who may, how often, and where the rest stands. */
export function Rules({ campaign }: { campaign: Campaign }) {
  const { key, intro, audience, limits, partner } = campaign
  const lines = [...intro, ...audience, ...limits]
  return (
    <Card>
      <SectionHead
        title="活动说明"
        more="完整规则"
        onMore={() => void go('activityRule', { key })}
      />
      <Stack gap="s2">
        {lines.map((line) => (
          <Text key={line} tone="ink2">
            {line}
          </Text>
        ))}
        {partner && (
          <Text size="sm" tone="ink3">
            {partner.note || `本活动由${partner.name}提供权益，邻集负责发放。`}
          </Text>
        )}
      </Stack>
      {campaign.mine && campaign.prizes.length > 0 && (
        <Button kind="text" icon="box" onPress={() => void go('received')}>
          我领到的
        </Button>
      )}
      {partner?.phone && (
        <Button kind="text" icon="phone" onPress={() => void callNumber(partner.phone)}>
          {`问${partner.name}：${partner.phone}`}
        </Button>
      )}
    </Card>
  )
}
